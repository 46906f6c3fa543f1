"use client";

import { SALARY_ASKED } from "@tefuda/domain/constants/limits";
import { type PayRange, payRangeOf } from "@tefuda/domain/offer/pay";
import { formatLargeSalary } from "@tefuda/domain/options/salary";
import type { Recruitment } from "@tefuda/domain/recruitment/schema";
import { useState } from "react";
import { ConfirmModal } from "@/ui/confirm-modal";
import { ownRecruitmentCopy } from "./copy.ja";

const copy = ownRecruitmentCopy.payQuestion;

/** What is asked about, and what is done after a yes; both stay while the window goes. */
interface Question {
  readonly pay: PayRange;
  readonly goOn: () => unknown;
}

/** Asks about a salary so high that yen may have been meant, before anybody reads it. */
export function usePayQuestion() {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  return {
    /** Goes on at once, or as soon as the salary is confirmed. */
    ask(recruitment: Recruitment, goOn: () => unknown) {
      const pay = payRangeOf(recruitment);
      if (pay?.unit !== "manYen" || pay.max <= SALARY_ASKED) return void goOn();
      setQuestion({ pay, goOn });
      setOpen(true);
    },
    window: question && (
      <ConfirmModal
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          void question.goOn();
        }}
        title={copy.title}
        body={copy.body(formatLargeSalary(question.pay.min), formatLargeSalary(question.pay.max))}
        cancelLabel={copy.back}
        confirmLabel={copy.goOn}
      />
    ),
  };
}
