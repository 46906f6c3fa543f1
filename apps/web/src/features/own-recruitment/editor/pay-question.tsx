"use client";

import { SALARY_ASKED } from "@tefuda/domain/constants/limits";
import { payRangeOf } from "@tefuda/domain/offer/pay";
import { formatLargeSalary } from "@tefuda/domain/options/salary";
import type { Recruitment } from "@tefuda/domain/recruitment/schema";
import { ConfirmModal } from "@/ui/confirm-modal";
import { ownRecruitmentCopy } from "../copy.ja";

const copy = ownRecruitmentCopy.editor.payQuestion;

/** A salary so high that yen may have been meant, in units of 10,000 yen. */
export interface AskedPay {
  readonly min: number;
  readonly max: number;
}

export function askedPayOf(recruitment: Recruitment): AskedPay | undefined {
  const pay = payRangeOf(recruitment);
  return pay?.unit === "manYen" && pay.max > SALARY_ASKED ? pay : undefined;
}

export interface PayQuestionProps {
  asked: AskedPay | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks about a salary of more than a hundred million yen before anybody reads it. */
export function PayQuestion({ asked, onClose, onConfirm }: PayQuestionProps) {
  return (
    <ConfirmModal
      open={asked !== undefined}
      onClose={onClose}
      onConfirm={onConfirm}
      title={copy.title}
      body={asked && copy.body(formatLargeSalary(asked.min), formatLargeSalary(asked.max))}
      cancelLabel={copy.back}
      confirmLabel={copy.goOn}
    />
  );
}
