import { describe, expect, it } from "vitest";
import { errorCatalogue, errorEntry, isErrorCode } from "./catalogue.ts";
import { errorMessages, errorText } from "./messages.ja.ts";
import { errorFollowUpLabels } from "./page-messages.ja.ts";
import { successMessages } from "./success-messages.ja.ts";

const errorCodes = Object.keys(errorCatalogue).filter(isErrorCode);

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

// The codes of spec 8; the product adds more, and drops none.
const specified = `aceNotFound aceNotLinkingRecruitment alreadyExistsFacebookLoginUser
  alreadyExistsLike alreadyExistsKeep alreadyExistsMatchingForAce alreadyExistsMatchingForJoker
  alreadyExistsMatchingForJokerOnLike alreadyExistsMatchingForAgentAceOnLike alreadyExistsOffer
  alreadyRegisteredEmail alreadyRegisteredHiddenCompany cannotFetchImageFile companyNotFound
  dataNotFound encryptFailed exceededFileSize failedGetFileExtension failedProcessImage
  failedToCreateAnswer failedToCreateAudio fetchDataError fetchGoogleCalendarEventFailure
  googleAuthExpired internalError invalidActionCode invalidEmailOnLogin invalidEmailOnSignup
  invalidParameter likelyCompanyUser lock loginPageForCompany noAdditionalUserInfoOnFBLogin
  noCurrentUser notEmailPasswordUser notRegisteredProfile notSupportDevice reactOfferCount
  reachJokerKeepLimit recruitmentNotFound requireRecentLogin userNotFound userNotFoundOnAuth
  weakPassword wrongPassword unauthenticated unrecognizedAudio timeout unexpected`.split(/\s+/);

describe("error catalogue", () => {
  it("holds every specified code once", () => {
    expect(specified.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(isErrorCode("toString")).toBe(false);
  });

  it("has one text for each code and no text without a code", () => {
    expect(Object.keys(errorMessages).toSorted()).toEqual(errorCodes.toSorted());
  });

  it.each(errorCodes)("%s declares its placeholders and reads well without params", (code) => {
    const { params = {}, followUp, modal, where } = errorEntry(code);
    expect(placeholdersOf(errorMessages[code])).toEqual(Object.keys(params).sort());
    expect(errorText(code)).not.toMatch(/[{}～]|undefined/);
    expect(errorText(code)).toMatch(/。$|\S：/);
    if (followUp) expect(errorFollowUpLabels[followUp]).toBeTruthy();
    if (modal) expect(where).toBe("modal");
  });

  it("fills placeholders", () => {
    expect(errorText("reachLikeLimit", { limit: 20 })).toContain("1日20件");
    expect(errorText("alreadyRegisteredHiddenCompany", { label: "example.co.jp" })).toBe(
      "「example.co.jp」はすでに登録されています。",
    );
    expect(errorText("exceededFileSize", { limit: 10 })).toContain("10MB");
  });

  it("never tells a stranger whether an address is registered", () => {
    expect(errorMessages.userNotFoundOnAuth).toBe(errorMessages.wrongPassword);
    expect(errorCatalogue.userNotFoundOnAuth).toEqual(errorCatalogue.wrongPassword);
    expect(errorCatalogue.notEmailPasswordUser.where).toBe("mail");
  });
});

describe("success messages", () => {
  it("are those of the specification, with the ones of ours", () => {
    expect(successMessages).toEqual({
      applied: "申し込みました",
      created: "作成しました",
      offered: "オファーを送りました",
      kept: "キープしました",
      liked: "「興味あり」を送りました",
      registered: "登録しました",
      saved: "保存しました",
      sent: "送信しました",
      changed: "変更しました",
      hidden: "非表示にしました",
      unhidden: "非表示を解除しました",
      unkept: "キープを解除しました",
      withdrawn: "オファーを取り消しました",
      deleted: "削除しました",
      copied: "コピーしました",
      invited: "招待メールを送りました",
      judged: "審査結果を登録しました",
    });
  });

  it("are all different and carry no full stop", () => {
    const texts = Object.values(successMessages);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !text.endsWith("ました"))).toEqual([]);
  });
});
