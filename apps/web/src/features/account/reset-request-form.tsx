"use client";

import { useState } from "react";
import { accountCopy } from "./copy.ja";
import { RequestForm } from "./request-form";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.resetRequest;

/** Asks for the mailed reset link; the answer is the same whether or not the address exists. */
export function ResetRequestForm({ userType }: { userType: "joker" | "ace" }) {
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <SentNotice title={copy.doneTitle} body={copy.done} note={copy.doneNote} />;
  return (
    <RequestForm
      lead={copy.lead}
      submit={copy.submit}
      send={async ({ email }, client) => {
        await client.account.requestPasswordReset.mutate({ email, userType });
        setIsSent(true);
      }}
    />
  );
}
