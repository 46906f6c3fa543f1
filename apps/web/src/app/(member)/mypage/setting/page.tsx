import type { Metadata } from "next";
import { SessionList } from "@/features/account/session-list";
import { jokerCopy } from "@/features/joker/copy.ja";
import { SettingScreen } from "@/features/joker/mypage/setting-screen";

export const metadata: Metadata = { title: jokerCopy.titles.setting, robots: { index: false } };

export default function SettingPage() {
  return <SettingScreen sessions={<SessionList />} />;
}
