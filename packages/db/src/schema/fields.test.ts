import { expect, it } from "vitest";
import { getTableColumns } from "../sql.ts";
import * as tables from "./tables.ts";

// The lists of the specification. migrations-in-step.test.ts holds the database to these columns.
it.each([
  [
    "an ace",
    tables.aces,
    "companyId name nameKana gender birthday email occupations position business businessURL businessDetail graduatedSchool graduatedFacultyDepartment careers introduction isAvailable isAgent agentOrder pickupPoint personalities profileImage valueInJob appealOfWorking articleId favoriteUserIds createdAt updatedAt",
  ],
  [
    "a joker's identity",
    tables.jokers,
    "name nameKana gender birthday birthdayTimestamp profileImageURL facebookUserId email phone",
  ],
  [
    "a joker's background",
    tables.jokers,
    "graduatedSchool graduatedFacultyDepartment occupation subOccupation industry portfolioURL introduction hasIntroduction managementExperience skills",
  ],
  [
    "a joker's English",
    tables.jokers,
    "englishLevel toeicScore toeicAcqYear toeflScore toeflAcqYear",
  ],
  [
    "a joker's preferences",
    tables.jokers,
    "jobChangeWillingness sideJobWillingness preferredWorkplaces interestedOccupations interestedCompanyScales workStyles focusOnChoosingCompanies minDesiredSalary maxDesiredSalary",
  ],
  [
    "a joker's status",
    tables.jokers,
    "registrationStatus rank personalities onlineAt offlineAt lastLoggedIn updateJobChangeWillingnessAt updateSideJobWillingnessAt registeredOn createdOn firstRegisteredAt favoriteUserIds createdAt updatedAt",
  ],
  ["a hidden company", tables.hiddenCompanyDomains, "jokerId word"],
  [
    "a career",
    tables.careers,
    "id companyName position startWorkingDuration endWorkingDuration business businessDetail isMostRecent isCurrentWorkplace createdAt updatedAt",
  ],
  [
    "a chat message",
    tables.chatMessages,
    "type text mediaUrl userId userName isExpired isSystemMessage sentAt selectedInterestedThemes selectedInterestAction",
  ],
  [
    "a matching",
    tables.matchings,
    "aceId aceCompanyId jokerId likeId recruitmentId isDoneVideoChat isSentFirstSchedule matchedAt lastMessage lastSenderId lastMessagedAt aceUnreadCount operatorId selectedInterestedThemes selectedInterestAction",
  ],
  ["a like", tables.likes, "aceId aceCompanyId jokerId createdAt updatedAt"],
  ["an offer", tables.offers, "aceId companyId companyName createdAt updatedAt"],
  [
    "a report",
    tables.reports,
    "aceId jokerId reportedUserId matchingId content reportReasons createdAt updatedAt",
  ],
  ["a judgement", tables.jokerJudgements, "id jokerId status requestedAt createdAt updatedAt"],
  ["a released matching", tables.deletedMatchings, "matching route deletedAt"],
  ["an error log", tables.errorLogs, "name message page userAgent createdAt userId"],
  ["an announcement", tables.announces, "id content createdAt"],
  ["a mark of announcements", tables.announceMarks, "id announceIds createdAt"],
  ["a notification", tables.notifications, "id userId content isRead type createdAt imageURL"],
  ["an activity", tables.activityHistories, "activity platform createdAt"],
])("%s has the listed fields", (_, table, fields) => {
  const columns = Object.keys(getTableColumns(table));
  expect(fields.split(" ").filter((field) => !columns.includes(field))).toEqual([]);
});
