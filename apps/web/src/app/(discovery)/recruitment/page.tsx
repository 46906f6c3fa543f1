import { permanentRedirect } from "next/navigation";

/** The list has the plural (product details 0.3). */
export default function RecruitmentRedirect() {
  permanentRedirect("/recruitments");
}
