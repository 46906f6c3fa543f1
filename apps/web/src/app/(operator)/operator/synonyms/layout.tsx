import { operatorSection } from "@/platform/server/operator-section";

export default operatorSection("synonym:write");
