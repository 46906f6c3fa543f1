import { DisplaySettingsForm } from "@/ui/display-settings-form";

export function Settings() {
  return <DisplaySettingsForm />;
}
