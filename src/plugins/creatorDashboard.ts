import type { Plugin } from 'payload'
import { AchievementUnlocks } from '@/collections/achievements/AchievementUnlocks'
import { BrandDealApplications } from '@/collections/deals/BrandDealApplications'
import { BrandDeals } from '@/collections/deals/BrandDeals'
import { Conversations } from '@/collections/chat/Conversations'
import { Messages } from '@/collections/chat/Messages'
import { SavedReplies } from '@/collections/chat/SavedReplies'
import { CollabRequests } from '@/collections/collabs/CollabRequests'
import { CreatorCards } from '@/collections/collabs/CreatorCards'
import { CreatorListings } from '@/collections/directory/CreatorListings'
import { DashboardSettings } from '@/collections/settings/DashboardSettings'
import { CancelledEvents } from '@/collections/events/CancelledEvents'
import { EventGuests } from '@/collections/events/EventGuests'
import { EventWaits } from '@/collections/events/EventWaits'
import { EventRegistrations } from '@/collections/events/EventRegistrations'
import { Events } from '@/collections/events/Events'
import { FakeAccountReports } from '@/collections/fake-accounts/FakeAccountReports'
import { Feedback } from '@/collections/feedback/Feedback'
import { CreatorMedia } from '@/collections/media/CreatorMedia'
import { ImageTakedownReports } from '@/collections/takedowns/ImageTakedownReports'
import { MediaFolders } from '@/collections/media/MediaFolders'
import { MediaPosters } from '@/collections/media/MediaPosters'
import { MediaUploads } from '@/collections/media/MediaUploads'
import { NotificationSettings } from '@/collections/notifications/NotificationSettings'
import { Notifications } from '@/collections/notifications/Notifications'
import { Onboarding } from '@/collections/feedback/Onboarding'
import { ProductFiles } from '@/collections/commerce/ProductFiles'
import { PlatformConnections } from '@/collections/commerce/PlatformConnections'
import { PlatformProfiles } from '@/collections/platforms/PlatformProfiles'
import { SyncLogs } from '@/collections/settings/SyncLogs'
import { CalendarFeeds } from '@/collections/schedule/CalendarFeeds'
import { MemberLinks } from '@/collections/team/MemberLinks'
import { TeamTasks } from '@/collections/team/TeamTasks'
import { Posts } from '@/collections/schedule/Posts'
import { Tasks } from '@/collections/schedule/Tasks'
import { VisionBoard } from '@/collections/ideas/VisionBoard'
import { VoiceNotes } from '@/collections/ideas/VoiceNotes'
import { Workspaces } from '@/collections/workspace/Workspaces'
import { backUpNightly } from '@/jobs/backUpNightly'
import { checkBooks } from '@/jobs/checkBooks'
import { closeVisitDays } from '@/jobs/closeVisitDays'
import { dailySync } from '@/jobs/dailySync'
import { withDashboardRunner, withHeartbeat } from '@/payload/dashboardQueue'
import { emptyTrash } from '@/jobs/emptyTrash'
import { eraseAccounts } from '@/jobs/eraseAccounts'
import { forgetBuyers } from '@/jobs/forgetBuyers'
import { forgetSignups } from '@/jobs/forgetSignups'
import { tidyClicks } from '@/jobs/tidyClicks'
import { forgetGuests } from '@/jobs/forgetGuests'
import { giveUpUploads } from '@/jobs/giveUpUploads'
import { handOverPosts } from '@/jobs/handOverPosts'
import { judgeAll } from '@/jobs/judgeAll'
import { mailWaiting } from '@/jobs/mailWaiting'
import { mailUnreadMessages } from '@/jobs/mailUnreadMessages'
import { recountMedia } from '@/jobs/recountMedia'
import { remindOfTasks } from '@/jobs/remindOfTasks'
import { releaseGuests } from '@/jobs/releaseGuests'
import { remindOfEvents } from '@/jobs/remindOfEvents'
import { remindOfReturns } from '@/jobs/remindOfReturns'
import { removeLooseFiles } from '@/jobs/removeLooseFiles'
import { removeLooseVoiceNotes } from '@/jobs/removeLooseVoiceNotes'
import { sendLetters } from '@/jobs/letters/sendLetters'
import { sendDigests } from '@/jobs/sendDigests'
import { serveWaitingLists } from '@/jobs/serveWaitingLists'
import { settleOrders } from '@/jobs/settleOrders'

const dashboardCollections = [
  PlatformConnections,
  BrandDeals,
  BrandDealApplications,
  Events,
  EventRegistrations,
  EventGuests,
  EventWaits,
  CancelledEvents,
  VisionBoard,
  VoiceNotes,
  MediaFolders,
  MediaPosters,
  CreatorMedia,
  MediaUploads,
  Posts,
  Tasks,
  CalendarFeeds,
  FakeAccountReports,
  ImageTakedownReports,
  Feedback,
  Onboarding,
  DashboardSettings,
  SyncLogs,
  Workspaces,
  Notifications,
  NotificationSettings,
  Conversations,
  Messages,
  SavedReplies,
  CreatorCards,
  CollabRequests,
  PlatformProfiles,
  ProductFiles,
  AchievementUnlocks,
  CreatorListings,
  TeamTasks,
  MemberLinks,
]

/** Adds the creator dashboard to the site's config: its collections and jobs. */
export function creatorDashboard(): Plugin {
  return (config) => ({
    ...config,
    collections: [...(config.collections ?? []), ...dashboardCollections],
    jobs: {
      ...config.jobs,
      tasks: [
        ...(config.jobs?.tasks ?? []),
        ...[
          backUpNightly,
          dailySync,
          mailWaiting,
          mailUnreadMessages,
          remindOfTasks,
          handOverPosts,
          remindOfEvents,
          remindOfReturns,
          releaseGuests,
          forgetGuests,
          sendDigests,
          sendLetters,
          removeLooseVoiceNotes,
          removeLooseFiles,
          emptyTrash,
          eraseAccounts,
          giveUpUploads,
          judgeAll,
          recountMedia,
          settleOrders,
          serveWaitingLists,
          checkBooks,
          forgetBuyers,
          forgetSignups,
          tidyClicks,
          closeVisitDays,
        ].map(withHeartbeat),
      ],
      autoRun: withDashboardRunner(config.jobs?.autoRun),
    },
  })
}
