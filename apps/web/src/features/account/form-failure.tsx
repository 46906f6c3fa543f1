"use client";

import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import { errorFollowUpLabels } from "@tefuda/domain/errors/messages.ja";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { failureOf } from "@/platform/errors";
import { goToLogin } from "@/platform/session/go-to-login";
import { Banner } from "@/ui/banner";
import { TextLink } from "@/ui/text-link";
import { accountCopy } from "./copy.ja";

const ways: Partial<Record<string, { href: string; label: string }>> = {
  likelyCompanyUser: { href: "/ace/login", label: errorFollowUpLabels.companyLogin },
  loginPageForCompany: { href: "/login", label: accountCopy.companyLogin.toJoker },
} satisfies Partial<Record<ErrorCode, { href: string; label: string }>>;

/** Puts what the server answered beside the fields it names, and everything else above the form. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fieldOf: Partial<Record<ErrorCode, FieldPath<Values>>> = {},
) {
  const { code, message, fields, entry } = failureOf(error);
  if (entry.followUp === "login") goToLogin();
  const own = fieldOf[code];
  const named = Object.entries(fields);
  if (own)
    return setError(own, { type: code, message: fields[own] ?? message }, { shouldFocus: true });
  if (named.length === 0) return setError("root", { type: code, message });
  for (const [name, text] of named)
    setError(name as FieldPath<Values>, { type: code, message: text }, { shouldFocus: true });
}

/** The message of a form as a whole, with the way that leads on. */
export function FormFailure({
  error,
}: {
  error: { type?: string | number | undefined; message?: string | undefined } | undefined;
}) {
  if (!error?.message) return null;
  const way = ways[String(error.type)];
  return (
    <Banner tone="danger" inset action={way && <TextLink href={way.href}>{way.label}</TextLink>}>
      {error.message}
    </Banner>
  );
}
