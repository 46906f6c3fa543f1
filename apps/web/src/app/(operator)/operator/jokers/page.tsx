import type { Metadata } from "next";
import { jokerRecordCopy } from "@/features/joker-record/copy.ja";
import { FindScreen } from "@/features/joker-record/find-screen";

export const metadata: Metadata = { title: jokerRecordCopy.title };

export default function JokersPage() {
  return <FindScreen />;
}
