import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Which copy on the device has the words of a form, by the file that draws or begins it. */
const keptIn: Readonly<Record<string, string>> = {
  "app/_ace-profile/forms.tsx": "aceProfileStep",
  "app/_compass/apply-window.tsx": "applyAdvice",
  "features/account/withdrawal/withdrawal-form.tsx": "withdrawal",
  "features/announce/announce-form.tsx": "announce",
  "features/candidate/notes/candidate-notes.tsx": "newCandidateNote",
  "features/candidate/notes/edit-note.tsx": "candidateNote",
  "features/canned-reply/reply-form.tsx": "cannedReply",
  "features/chat/turn-window.tsx": "turnClose",
  "features/company-admin/story-fields.tsx": "companyPage",
  "features/company-admin/use-company-editor.ts": "companyPage",
  "features/contact/contact-form.tsx": "contact",
  "features/inquiry/answer-form.tsx": "inquiryAnswer",
  "features/joker-record/change-rank.tsx": "rankChange",
  "features/joker-record/sign-out-user.tsx": "signOutOf",
  "features/joker/registration/steps/career-fields.tsx": "profileStep",
  "features/joker/registration/steps/introduction.tsx": "profileStep",
  "features/joker/registration/steps/personalities.tsx": "profileStep",
  "features/judgement/operator/part-comment.tsx": "verdict",
  "features/judgement/operator/person-gate.tsx": "personView",
  "features/judgement/operator/verdict-form.tsx": "verdict",
  "features/like/like-window.tsx": "like",
  "features/member/invite-modal.tsx": "invite",
  "features/offer-send/offer-form.tsx": "offer",
  "features/offer-send/template-form.tsx": "offerTemplate",
  "features/offer-send/use-offer-form.ts": "offer",
  "features/operator-company/contract-fields.tsx": "contract",
  "features/operator-company/create-screen.tsx": "newCompany",
  "features/operator-company/identity-requests.tsx": "identityDecline",
  "features/operator-company/status-actions.tsx": "companyStatus",
  "features/own-recruitment/editor/fields.tsx": "position",
  "features/own-recruitment/operator-close.tsx": "positionEnd",
  "features/report-send/report-window.tsx": "report",
  "features/report/decision-form.tsx": "reportDecision",
  "features/report/reported-messages.tsx": "reportedTakeDown",
  "features/report/sanction/give-sanction.tsx": "sanction",
  "features/report/sanction/notice-fields.tsx": "sanction",
  "features/report/sanction/sanction-entry.tsx": "sanctionLift",
  "features/schedule/card/reason-window.tsx": "scheduleReason",
  "features/schedule/propose/propose-form.tsx": "proposal",
  "features/support/release-modal.tsx": "release",
  "features/support/take-down.tsx": "takeDown",
  "features/synonym/add-modal.tsx": "synonyms",
  "features/video/review-window.tsx": "interviewReview",
};

/** Why a form keeps nothing. */
const notKept: Readonly<Record<string, string>> = {
  "app/design/focus/page.tsx": "shows what the parts look like",
  "app/design/sections/fields.tsx": "shows what the parts look like",
  "features/account/email-setting.tsx": "an address, which the browser fills in",
  "features/account/login-form.tsx": "a password",
  "features/account/new-password-form.tsx": "a password",
  "features/account/reauthenticate-modal.tsx": "a password",
  "features/account/request-form.tsx": "an address, which the browser fills in",
  "features/account/second-factor/change-modal.tsx": "a password and a code",
  "features/account/second-factor/code-form.tsx": "a code",
  "features/account/renew-consents-form.tsx": "a choice",
  "features/account/sign-up-form.tsx": "a password",
  "features/account/social/consent-form.tsx": "a choice",
  "features/account/social/email-form.tsx": "an address, which the browser fills in",
  "features/account/social/prove-form.tsx": "a password",
  "features/compass/answer-form.tsx":
    "the session has it, also of a visitor (features/compass/draft.ts)",
  "features/joker-record/reasoned-confirm.tsx": "whoever asks keeps the reason",
  "ui/reason-modal.tsx": "whoever asks keeps the reason",
};

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes(".test.") ? [path] : [];
  });
}
const sources = sourcesBelow(root).map((path) => ({
  path: relative(root, path),
  text: readFileSync(path, "utf8"),
}));

it("each form that people write in is known, with the copy that has its words or why there is none", () => {
  const forms = sources.filter(({ text }) =>
    /<TextArea\b|\buseForm\(|<ReasonModal\b|<ReasonedConfirm\b/.test(text),
  );
  const known = [...Object.keys(keptIn), ...Object.keys(notKept)];
  expect(forms.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
  const paths = sources.map(({ path }) => path);
  expect(known.filter((path) => !paths.includes(path))).toEqual([]);
});

it.each([...new Set(Object.values(keptIn))])("the copy %s has one place in the code", (name) => {
  const begins = new RegExp(
    `(name: |editorKind\\(\\s*|fieldsKind<[^>]*>*\\(|useKeptText\\(\\s*)"${name}"`,
  );
  expect(sources.filter(({ text }) => begins.test(text)).length).toBe(1);
});
