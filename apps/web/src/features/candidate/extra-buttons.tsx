"use client";

import { createContext, type ReactNode } from "react";
import type { Candidate } from "./types";

/** Further buttons that a page puts beside those of every candidate, such as the star. */
export const ExtraButtons = createContext<(candidate: Candidate) => ReactNode>(() => null);
