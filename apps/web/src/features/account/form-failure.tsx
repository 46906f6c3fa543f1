"use client";

import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import { errorFollowUpLabels } from "@tefuda/domain/errors/page-messages.ja";
import type { FieldPath, FieldValues } from "react-hook-form";
import { failureOf } from "@/platform/errors";
import { type ShownForm, showFaults } from "@/platform/forms";
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
  form: ShownForm<Values>,
  fieldOf?: Partial<Record<ErrorCode, FieldPath<Values>>>,
) {
  const failure = failureOf(error);
  const { code, message, entry } = failure;
  if (entry.followUp === "login") goToLogin();
  if (!showFaults(form, failure, fieldOf)) form.setError("root", { type: code, message });
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
