import type { Plugin } from 'payload'
import { BrandDealApplications } from '@/collections/BrandDealApplications'
import { BrandDeals } from '@/collections/BrandDeals/BrandDeals'
import { DashboardSettings } from '@/collections/DashboardSettings'
import { EventRegistrations } from '@/collections/EventRegistrations/EventRegistrations'
import { Events } from '@/collections/Events/Events'
import { FakeAccountReports } from '@/collections/FakeAccountReports'
import { Feedback } from '@/collections/Feedback'
import { ImageTakedownReports } from '@/collections/ImageTakedownReports'
import { Onboarding } from '@/collections/Onboarding'
import { PlatformConnections } from '@/collections/PlatformConnections/PlatformConnections'
import { SyncLogs } from '@/collections/SyncLogs'
import { VisionBoard } from '@/collections/VisionBoard'
import { VoiceNotes } from '@/collections/VoiceNotes'
import * as account from '@/endpoints/account/handlers'
import * as pictures from '@/endpoints/account/pictureHandlers'
import * as applications from '@/endpoints/applications/handlers'
import * as connections from '@/endpoints/commerce/connectionHandlers'
import * as commerce from '@/endpoints/commerce/handlers'
import * as deals from '@/endpoints/deals/handlers'
import * as events from '@/endpoints/events/handlers'
import * as feedback from '@/endpoints/feedback/handlers'
import type { HandledCall } from '@/endpoints/handle'
import * as ideas from '@/endpoints/ideas/handlers'
import * as voiceNotes from '@/endpoints/ideas/voiceNoteHandlers'
import * as reports from '@/endpoints/reports/handlers'
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
