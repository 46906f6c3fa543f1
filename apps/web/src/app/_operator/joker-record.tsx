"use client";

import type { RecordPurpose } from "@tefuda/domain/joker-record/purposes.ja";
import { RecordScreen } from "@/features/joker-record/record-screen";
import { UserSanctions } from "@/features/report/sanction/user-sanctions";

interface JokerRecordProps {
  jokerId: string;
  purpose: RecordPurpose | undefined;
}

/** A seeker's record together with what was done about the person's conduct. */
export function JokerRecord({ jokerId, purpose }: JokerRecordProps) {
  return (
    <RecordScreen
      jokerId={jokerId}
      purpose={purpose}
      renderSanctions={(onChanged) => (
        <UserSanctions userId={jokerId} canGive onChanged={onChanged} />
      )}
    />
  );
}
