import { operatorSection } from "@/platform/server/operator-section";

export default operatorSection("operator:logs");
