"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { loadClient } from "@/platform/load-client";
import type { Outputs } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { goOnAfterSignIn } from "../after-sign-in";
import type { LoginPage } from "../login-form";
import { CodeForm } from "./code-form";
import { secondFactorCopy as copy } from "./copy.ja";
import { RecoveryCodes } from "./recovery-codes";
import { SetUpGuide } from "./set-up-guide";

export type PendingStep = NonNullable<Outputs["secondFactor"]["getStep"]>;
type Confirmed = Outputs["secondFactor"]["confirmSetUp"];

/** What a login page shows between the right password and the session. */
export function SecondStep({
  step,
  page,
  url,
  brand,
}: {
  step: PendingStep;
  page: LoginPage;
  url?: string | undefined;
  brand: string;
}) {
  const router = useRouter();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const leave = async () => {
    const client = await loadClient();
    await client.secondFactor.leaveStep.mutate().catch(() => undefined);
    router.refresh();
  };
  const restart = () => void leave();

  if (confirmed)
    return (
      <RecoveryCodes
        codes={confirmed.recoveryCodes}
        brand={brand}
        onDone={() => confirmed.signedIn && goOnAfterSignIn(confirmed.signedIn, url)}
      />
    );
  return (
    <div className="grid gap-6">
      {step.step === "setUp" ? (
        <SetUpGuide
          setUp={step}
          restart={restart}
          confirm={async (code, client) =>
            setConfirmed(await client.secondFactor.confirmSetUp.mutate({ code }))
          }
        />
      ) : (
        <CodeForm
          takesFocus
          submit={copy.confirm}
          help={copy.step.recoveryHelp}
          restart={restart}
          send={async (code, client) =>
            goOnAfterSignIn(await client.secondFactor.signIn.mutate({ code }), url)
          }
        />
      )}
      <Button variant="quiet" wide onClick={restart}>
        {copy.step.again}
      </Button>
      {step.step === "code" && (
        <p className="text-center text-ink-3 text-sm">
          {page === "operator" ? copy.step.lost : copy.step.lostCompany}
        </p>
      )}
    </div>
  );
}
