import type { ReactNode } from "react";
import { Closing } from "./closing";
import { Companies } from "./companies";
import { Faq } from "./faq";
import { Hero } from "./hero";
import { Points } from "./points";
import { Privacy } from "./privacy";
import { Promises } from "./promises";
import { Steps } from "./steps";
import type { Reader } from "./types";

export interface LandingProps {
  reader: Reader;
  /** A few of the companies, people, positions and articles that are there now. */
  picks: ReactNode;
}

/** The top page: what the product is, for seekers first and companies after. Needs no script. */
export function Landing({ reader, picks }: LandingProps) {
  return (
    <>
      <Hero reader={reader} />
      <Promises />
      {picks}
      <Steps />
      <Points />
      <Privacy />
      <Companies reader={reader} />
      <Faq />
      {reader === "visitor" && <Closing />}
    </>
  );
}
