/** What a thread is closed with, unless its member has put it in own words. */
export const standardCloseText =
  "これまでやり取りをいただき、ありがとうございました。お返事の期限を過ぎましたので、こちらのやり取りはいったん終了とさせていただきます。またご縁がありましたら、どうぞよろしくお願いいたします。";
