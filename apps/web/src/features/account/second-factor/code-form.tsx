"use client";

import { errorText } from "@tefuda/domain/errors/messages.ja";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { failureOf } from "@/platform/errors";
import { lazyRules } from "@/platform/forms";
import type { Client } from "@/platform/load-client";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { AccountForm } from "../account-form";
import { CodeField } from "./code-field";
import { secondFactorCopy as copy } from "./copy.ja";

const rules = lazyRules(() =>
  import("@tefuda/domain/second-factor/schema").then((schemas) => schemas.secondFactorCodeSchema),
);

interface CodeFormProps {
  submit: string;
  help?: string;
  /** The field is what the page begins with. */
  takesFocus?: boolean;
  send: (code: string, client: Client) => Promise<unknown>;
  /** Begins the whole thing again, once its time is over. */
  restart: () => void;
}

/** Asks for a code, says when it was wrong, and leads back when the step is over. */
export function CodeForm({ submit, help, takesFocus, send, restart }: CodeFormProps) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { code: "" } });
  const [isOver, setOver] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus("code");
  }, [setFocus, takesFocus]);
  if (isOver)
    return (
      <Banner
        tone="danger"
        inset
        action={
          <Button size="sm" variant="secondary" onClick={restart}>
            {copy.step.restart}
          </Button>
        }
      >
        {errorText("secondStepExpired")}
      </Banner>
    );
  return (
    <AccountForm
      form={form}
      rules={rules}
      fieldOf={{ wrongSecondFactor: "code" }}
      submit={submit}
      send={async ({ code }, client) => {
        try {
          await send(code, client);
        } catch (error) {
          if (failureOf(error).code !== "secondStepExpired") throw error;
          setOver(true);
        }
      }}
    >
      <CodeField
        registration={form.register("code")}
        error={form.formState.errors.code?.message}
        {...(help && { help })}
      />
    </AccountForm>
  );
}
