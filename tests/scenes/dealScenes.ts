import {
  type BrandDeal,
  type BrandDealApplicationStatus,
  BRAND_DEAL_APPLICATION_STATUSES,
  type DealPipeline,
  readsBrief,
} from '../../src/contracts/deals'
import type { Scene } from './scene'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const midnight = (days: number) => `${inDays(days).slice(0, 10)}T00:00:00.000Z`

/** A deal without an application whose last day is near, and one for each status. */
const deals = (['near', ...BRAND_DEAL_APPLICATION_STATUSES] as const).map((id, index): BrandDeal => ({
  id,
  companyName: 'Hotel Palmera',
  companyLogo: null,
  campaignTitle: `Winter weekend film, ${id}`,
  description: 'A two-minute film over one weekend.',
  industry: 'Travel',
  dealType: 'content-creation',
  budgetMin: 300_000,
  budgetMax: 600_000,
  totalPaid: 0,
  productSelection: null,
  requirements: null,
  location: 'South Beach, FL',
  deadline: midnight(index),
  status: id === 'completed' ? 'closed' : 'active',
}))

const pipelines = deals.slice(1).map((deal): DealPipeline => {
  const status = deal.id as BrandDealApplicationStatus
  const isBriefed = readsBrief(status)
  return {
    deal,
    application: {
      id: `application-${status}`,
      brandDealId: deal.id,
      userId: 'isla',
      status,
      applicationMessage: 'First light from the roof, last light in the pool. I know the house.',
      notes: status === 'rejected' ? 'Ask again in spring.' : null,
    },
    history: [
      { status: 'pending', at: inDays(-6) },
      ...(status === 'pending' ? [] : [{ status, at: status === 'accepted' ? null : inDays(-2) }]),
    ],
    brief: isBriefed ? 'Arrive on a Friday. Film the roof at first light; no guests in the picture.' : null,
    contact: isBriefed && status !== 'accepted' ? 'Noemi Vidal, noemi@hotelpalmera.example.com' : null,
    paid: status === 'completed' ? 120_000 : 0,
  }
})

/** Every status of an application, and a deal that closes today. */
export const dealScenes: Scene[] = [
  {
    name: 'dashboard.connect.applications',
    path: '/dashboard/connect',
    as: 'creator',
    answers: {
      '/api/brand-deals': { status: 200, json: deals.filter(({ status }) => status === 'active') },
      '/api/brand-deal-applications/my': {
        status: 200,
        json: pipelines.map(({ application }) => application),
      },
      '/api/brand-deal-applications/pipeline': { status: 200, json: pipelines },
    },
  },
]
