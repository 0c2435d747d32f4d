import type { Plugin } from 'payload'
import { BrandDealApplications } from '@/collections/deals/BrandDealApplications'
import { BrandDeals } from '@/collections/deals/BrandDeals'
import { DashboardSettings } from '@/collections/settings/DashboardSettings'
import { EventRegistrations } from '@/collections/events/EventRegistrations'
import { Events } from '@/collections/events/Events'
import { FakeAccountReports } from '@/collections/fake-accounts/FakeAccountReports'
import { Feedback } from '@/collections/feedback/Feedback'
import { ImageTakedownReports } from '@/collections/takedowns/ImageTakedownReports'
import { Onboarding } from '@/collections/feedback/Onboarding'
import { PlatformConnections } from '@/collections/commerce/PlatformConnections'
import { SyncLogs } from '@/collections/settings/SyncLogs'
import { VisionBoard } from '@/collections/ideas/VisionBoard'
import { VoiceNotes } from '@/collections/ideas/VoiceNotes'
import * as account from '@/endpoints/account/profileHandlers'
import * as pictures from '@/endpoints/account/pictureHandlers'
import * as applications from '@/endpoints/team/handlers'
import * as connections from '@/endpoints/commerce/connectionHandlers'
import * as commerce from '@/endpoints/commerce/handlers'
import * as deals from '@/endpoints/deals/handlers'
import * as events from '@/endpoints/events/handlers'
import * as feedback from '@/endpoints/feedback/handlers'
import type { HandledCall } from '@/endpoints/core/handle'
import * as ideas from '@/endpoints/ideas/handlers'
import * as voiceNotes from '@/endpoints/ideas/voiceNoteHandlers'
import * as reports from '@/endpoints/fake-accounts/handlers'
import * as settings from '@/endpoints/settings/handlers'
import { dailySync } from '@/jobs/dailySync'
import { withDashboardRunner } from '@/jobs/dashboardQueue'
import { removeLooseVoiceNotes } from '@/jobs/removeLooseVoiceNotes'

/** The calls of the dashboard, in the dashboard specification's order. */
export const dashboardCalls: HandledCall[] = [
  applications.listTeamApplications,
  applications.updateTeamApplicationStatus,
  feedback.listOnboarding,
  feedback.listMyOnboarding,
  feedback.createOnboarding,
  feedback.listFeedback,
  feedback.createFeedback,
  reports.listMyImageTakedownReports,
  reports.createImageTakedownReport,
  reports.updateImageTakedownReport,
  reports.listMyFakeAccountReports,
  reports.createFakeAccountReport,
  reports.updateFakeAccountReport,
  settings.getDashboardSettings,
  settings.updateDashboardSettings,
  settings.getSyncStatus,
  settings.forceSync,
  settings.listSyncHistory,
  settings.getSyncManifest,
  deals.listBrandDeals,
  deals.listMyBrandDealApplications,
  deals.createBrandDealApplication,
  connections.listPlatformConnections,
  connections.createPlatformConnection,
  connections.updatePlatformConnection,
  connections.deletePlatformConnection,
  commerce.listMyProducts,
  commerce.createProduct,
  commerce.updateProduct,
  commerce.deleteProduct,
  ideas.listIdeas,
  ideas.createIdea,
  ideas.updateIdeaStatus,
  ideas.deleteIdea,
  voiceNotes.createVoiceNote,
  voiceNotes.getVoiceNote,
  events.listEvents,
  events.createEvent,
  events.deleteEvent,
  events.listMyEventRegistrations,
  events.createEventRegistration,
  events.deleteEventRegistration,
  account.updateAccount,
  account.changePassword,
  account.listSessions,
  account.deleteSession,
  pictures.updatePicture,
  pictures.deletePicture,
]

const dashboardCollections = [
  PlatformConnections,
  BrandDeals,
  BrandDealApplications,
  Events,
  EventRegistrations,
  VisionBoard,
  VoiceNotes,
  FakeAccountReports,
  ImageTakedownReports,
  Feedback,
  Onboarding,
  DashboardSettings,
  SyncLogs,
]

/** Everything the creator dashboard adds to a site: its collections, calls, jobs and console labels. */
export function creatorDashboard(): Plugin {
  return (config) => ({
    ...config,
    collections: [...(config.collections ?? []), ...dashboardCollections],
    endpoints: [...(config.endpoints ?? []), ...dashboardCalls.map(({ endpoint }) => endpoint)],
    jobs: {
      ...config.jobs,
      tasks: [...(config.jobs?.tasks ?? []), dailySync, removeLooseVoiceNotes],
      autoRun: withDashboardRunner(config.jobs?.autoRun),
    },
  })
}
