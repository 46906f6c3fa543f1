import { expect, it } from "vitest";
import { sentKinds, uploadKinds, uploadRules } from "./kinds.ts";

it("keeps to its numbers and lists", () => {
  expect({ sentKinds, uploadKinds, uploadRules }).toEqual({
    sentKinds: ["jokerImage", "aceImage", "chatFile", "companyImage", "articleImage"],
    uploadKinds: [
      "jokerImage",
      "aceImage",
      "chatFile",
      "companyImage",
      "articleImage",
      "dataExport",
    ],
    uploadRules: {
      jokerImage: {
        maxMb: 3,
        extensions: ["png", "jpg", "jpeg", "gif"],
        types: ["image/png", "image/jpeg", "image/gif"],
        wrongType: "png、jpg、jpeg、gif形式の画像を選択してください",
        access: "joker:save-own",
      },
      aceImage: {
        maxMb: 3,
        extensions: ["png", "jpg", "jpeg", "gif"],
        types: ["image/png", "image/jpeg", "image/gif"],
        wrongType: "png、jpg、jpeg、gif形式の画像を選択してください",
        access: "ace:save-own",
      },
      companyImage: {
        maxMb: 3,
        extensions: ["png", "jpg", "jpeg", "gif"],
        types: ["image/png", "image/jpeg", "image/gif"],
        wrongType: "png、jpg、jpeg、gif形式の画像を選択してください",
        access: "company:edit",
      },
      articleImage: {
        maxMb: 3,
        extensions: ["png", "jpg", "jpeg", "gif"],
        types: ["image/png", "image/jpeg", "image/gif"],
        wrongType: "png、jpg、jpeg、gif形式の画像を選択してください",
        access: "article:write",
      },
      chatFile: {
        access: "message:write",
        maxMb: 10,
        extensions: ["pdf", "docx", "xlsx", "pptx", "png", "jpg", "jpeg", "gif", "txt"],
        types: [
          "application/pdf",
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          "application/vnd.openxmlformats-officedocument.presentationml.presentation",
          "image/png",
          "image/jpeg",
          "image/gif",
          "text/plain",
        ],
        wrongType:
          "pdf、docx、xlsx、pptx、png、jpg、jpeg、gif、txt形式のファイルを選択してください",
      },
    },
  });
});
