import { redirect } from "next/navigation";

/** The console begins with the judging room. */
export default function OperatorPage() {
  redirect("/operator/judgements");
}
