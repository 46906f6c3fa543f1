import { expect, it } from "vitest";
import { mails } from "./mails.ja.ts";

it("says it in these words: mails", () => {
  expect(mails).toMatchObject({
    signUp: {
      subject: "会員登録のご案内",
      body: [
        "ご登録ありがとうございます。24時間以内に次のリンクから登録を完了してください。",
        "{url}",
        "お心当たりがない場合は、このメールを破棄してください。",
      ],
      button: "登録を続ける",
    },
    signUpKnown: {
      subject: "会員登録のお手続きについて",
      body: [
        "このメールアドレスはすでに登録されています。次のリンクからログインしてください。",
        "{url}",
      ],
      button: "ログインする",
    },
    welcome: {
      subject: "ご登録が完了しました",
      body: ["続けてプロフィールを入力し、審査にお申し込みください。", "{url}"],
      button: "プロフィールを入力する",
    },
    passwordReset: {
      subject: "パスワード再設定のご案内",
      body: ["1時間以内に次のリンクから再設定してください。", "{url}"],
      button: "パスワードを再設定する",
    },
    passwordResetSocial: {
      subject: "パスワード再設定について",
      body: [
        "このアカウントはFacebookまたはGoogleで登録されているため、パスワードの再設定はできません。登録時と同じ方法でログインしてください。",
      ],
    },
    passwordChanged: {
      subject: "パスワードが変更されました",
      body: ["お心当たりがない場合は、すぐにサポートへご連絡ください。"],
    },
    socialLinked: {
      subject: "{label}でログインできるようになりました",
      body: [
        "お使いのアカウントを{label}と連携しました。次回から{label}でもログインできます。",
        "お心当たりがない場合は、マイページから連携を解除し、すぐにサポートへご連絡ください。",
      ],
    },
    socialUnlinked: {
      subject: "{label}との連携を解除しました",
      body: [
        "{label}ではログインできなくなりました。",
        "お心当たりがない場合は、すぐにサポートへご連絡ください。",
      ],
    },
    newDevice: {
      subject: "新しい端末からのログインがありました",
      body: [
        "日時：{date} {time}（日本時間）\n環境：{ua}",
        "お心当たりがない場合は、パスワードを変更してください。GoogleまたはFacebookでログインしている場合は、そのアカウントの安全もご確認ください。",
      ],
    },
    secondFactorOn: {
      subject: "2段階認証を設定しました",
      body: [
        "次回のログインから、パスワードのほかに認証アプリの確認コードの入力が必要です。",
        "お心当たりがない場合は、すぐにサポートへご連絡ください。",
      ],
    },
    secondFactorOff: {
      subject: "2段階認証が解除されました",
      body: [
        "ログインに確認コードの入力は不要になりました。",
        "お心当たりがない場合は、すぐにサポートへご連絡ください。",
      ],
    },
    recoveryCodeUsed: {
      subject: "リカバリーコードが使われました",
      body: [
        "リカバリーコードでログインの確認が行われました。残りは{count}個です。",
        "お心当たりがない場合は、すぐにパスワードを変更し、サポートへご連絡ください。",
      ],
    },
    secondFactorFailures: {
      subject: "確認コードの入力に続けて失敗しました",
      body: [
        "正しいパスワードが入力されたあと、確認コードの入力に5回続けて失敗しました。安全のため、15分間ログインを制限しています。",
        "お心当たりがない場合は、パスワードを知られているおそれがあります。すぐにパスワードを変更してください。",
      ],
    },
    emailChange: {
      subject: "メールアドレス変更のご確認",
      body: ["24時間以内に次のリンクを開くと、変更が完了します。", "{url}"],
      button: "変更を完了する",
    },
    emailChanged: {
      subject: "メールアドレスが変更されました",
      body: [
        "お心当たりがない場合は、24時間以内に次のリンクを開くと、メールアドレスを元に戻せます。",
        "{url}",
      ],
      button: "メールアドレスを元に戻す",
    },
    judgementRequested: {
      subject: "プロフィールの審査を受け付けました",
      body: ["通常3営業日以内に結果をお知らせします。"],
    },
    judgementPassed: {
      subject: "審査を通過しました",
      body: ["企業からのオファーを受け取れるようになりました。", "{url}"],
      button: "オファーを見る",
    },
    videoChatCompleted: {
      subject: "ビデオ面談が完了しました",
      body: [
        "候補者：{jokerName}さん\n担当：{aceName}さん\n日時：{date} {time}（日本時間）\n募集：{recruitmentTitle}",
        "{url}",
      ],
      button: "やり取りを見る",
    },
    judgementRemanded: {
      subject: "プロフィール内容のご確認のお願い",
      body: ["次の項目をご確認のうえ、もう一度お申し込みください。", "{list}", "{url}"],
      button: "プロフィールを確認する",
    },
    judgementRejected: {
      subject: "審査結果のお知らせ",
      body: [
        "今回は審査を通過できませんでした。",
        "理由：\n{list}",
        "プロフィールを更新すると、もう一度お申し込みいただけます。",
        "{url}",
      ],
      button: "プロフィールを更新する",
    },
    offerReceived: {
      subject: "{companyName}からオファーが届きました",
      body: ["{aceName}さんが、あなたの経歴に興味を持っています。", "回答期限：{date}", "{url}"],
      button: "オファーを見る",
    },
    likeReceived: {
      subject: "「興味あり」が届きました",
      body: ["次のリンクからご確認ください。", "{url}"],
      button: "「興味あり」を見る",
    },
    matchingEstablished: {
      subject: "マッチングが成立しました",
      body: ["{name}さんとメッセージのやり取りができるようになりました。", "{url}"],
      button: "メッセージを送る",
    },
    newMessage: {
      subject: "{name}さんからメッセージが届きました",
      body: ["内容は次のリンクからご確認ください。", "{url}"],
      button: "メッセージを見る",
    },
    invite: {
      subject: "{companyName}の採用メンバーに招待されました",
      body: ["72時間以内に次のリンクからログインし、パスワードを設定してください。", "{url}"],
      button: "ログインする",
    },
    inviteKnown: {
      subject: "{companyName}からの招待について",
      body: [
        "{companyName}から、採用メンバーへの招待が、このメールアドレスあてに送られました。",
        "このメールアドレスは別のアカウントですでに使われているため、この招待はお受けいただけません。お受けになる場合は、別のメールアドレスを招待元にお伝えになり、そのアドレスへの招待をご依頼ください。",
        "このメールアドレスのご登録の有無を、招待元にはお知らせしていません。お心当たりがない場合は、このメールを破棄してください。",
      ],
    },
    inquiryReceived: {
      subject: "お問い合わせを受け付けました",
      body: [
        "お問い合わせいただき、ありがとうございます。次のとおり受け付けました。",
        "受付番号：{number}\n区分：{label}",
        "{days}営業日以内に、担当者がこのメールアドレスへお返事します（土日祝日、年末年始を除きます）。",
        "お心当たりがない場合は、このメールを破棄してください。",
      ],
    },
    inquiryAnswered: {
      subject: "お問い合わせ {number} への回答",
      body: [
        "{name} 様",
        "お問い合わせいただき、ありがとうございます。担当者よりお返事いたします。",
        "{content}",
        "このメールへの返信は届きません。続けてのご連絡は、受付番号を添えて次の窓口へお願いいたします。",
        "{url}",
      ],
      button: "お問い合わせの窓口を開く",
    },
    inquiryForDesk: {
      subject: "お問い合わせ {number}（{label}）",
      body: ["お名前：{name}\n返信先：{email}", "{content}"],
    },
    reportReceived: {
      subject: "ご報告を受け付けました",
      body: [
        "内容を確認のうえ、必要な対応を行います。対応の詳細をお知らせできない場合があります。",
      ],
    },
    reportAction: {
      subject: "ご利用についての重要なお知らせ",
      body: [
        "利用規約に沿わない行為が確認されたため、次の対応を行いました：{label}",
        "{notice}",
        "ご意見がある場合は、{days}日以内に次の窓口へご連絡ください。",
        "{url}",
      ],
      button: "窓口へ連絡する",
    },
    sanctionLifted: {
      subject: "ご利用の制限を解除しました",
      body: ["次の対応を解除しました：{label}", "引き続きご利用いただけます。"],
    },
    dataExport: {
      subject: "データの準備ができました",
      body: ["24時間以内に次のリンクからダウンロードしてください。", "{url}"],
      button: "データをダウンロードする",
    },
    withdrawalAccepted: {
      subject: "退会のお手続きを受け付けました",
      body: [
        "{date}にアカウントとデータを削除します。取り消す場合は、それまでにログインしてください。",
        "{url}",
      ],
      button: "ログインする",
    },
    withdrawalDone: {
      subject: "退会が完了しました",
      body: ["ご利用ありがとうございました。"],
    },
    dormantDeleted: {
      subject: "アカウントを削除しました",
      body: [
        "長い間ご利用がなかったため、あらかじめお知らせしたとおり、アカウントとデータを削除しました。",
        "これまでのご利用ありがとうございました。またのご利用の際は、新しくご登録ください。",
      ],
    },
  });
});
