"use client";

import { useState } from "react";
import { keptWish } from "@/platform/session/browser-state";
import { Button } from "@/ui/button";
import { accountCopy } from "./copy.ja";
import { RequestForm } from "./request-form";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.signUpRequest;

/** Asks for the mailed sign-up link. */
export function SignUpRequestForm() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo)
    return (
      <SentNotice
        title={copy.doneTitle}
        body={copy.doneBody(sentTo)}
        note={copy.doneNote}
        action={
          <Button variant="quiet" onClick={() => setSentTo(undefined)}>
            {copy.again}
          </Button>
        }
      />
    );
  return (
    <RequestForm
      lead={copy.lead}
      submit={copy.submit}
      send={async (request, client) => {
        await client.account.requestSignUp.mutate({ ...request, wish: keptWish.get() });
        setSentTo(request.email);
      }}
    />
  );
}
