import { allCalls } from './allCalls'
import { openApiDocument } from './core/openapi'

type Schema = { type?: string; items?: Schema; properties?: Record<string, unknown> }
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = { requestBody?: Content; responses: Record<string, Content> }

/** The calls that clients rely on: status, keys of the body, and keys of the answer; "[]" stands for a list. */
const SPECIFIED = [
  ['GET /api/user', 200, '', 'id username firstName lastName email profileImageUrl isAdmin approved'],
  [
    'POST /api/login',
    200,
    'username password',
    'id username firstName lastName email profileImageUrl isAdmin approved',
  ],
  [
    'POST /api/register',
    201,
    'username password email firstName lastName',
    'id username firstName lastName email profileImageUrl isAdmin approved message',
  ],
  ['POST /api/logout', 200, '', 'message'],
  ['POST /api/email-signup', 201, 'email', 'message'],
  [
    'POST /api/team-application',
    201,
    'firstName lastName email phone age skillset resumeUrl instagram tiktok otherSocial whyJoin',
    'id firstName lastName email phone age skillset resumeUrl instagram tiktok otherSocial whyJoin status appliedAt',
  ],
  [
    'GET /api/products',
    200,
    '',
    '[] id title description category price compareAtPrice currency images isFeatured inventoryQuantity createdAt',
  ],
  ['POST /api/forgot-password', 200, 'username', 'message resetLink'],
  ['POST /api/reset-password', 200, 'token newPassword', 'message'],
  ['GET /api/users', 200, '', '[] id username firstName lastName email profileImageUrl isAdmin approved'],
  [
    'POST /api/users/{id}/approve',
    200,
    '',
    'id username firstName lastName email profileImageUrl isAdmin approved',
  ],
  [
    'GET /api/team-applications',
    200,
    '',
    '[] id firstName lastName email phone age skillset resumeUrl instagram tiktok otherSocial whyJoin status appliedAt',
  ],
  [
    'PATCH /api/team-applications/{id}/status',
    200,
    'status',
    'id firstName lastName email phone age skillset resumeUrl instagram tiktok otherSocial whyJoin status appliedAt',
  ],
  [
    'GET /api/onboarding/all',
    200,
    '',
    '[] id userId submittedAt fullName email socialHandles brandName tagline niche instagram tiktok ' +
      'youtube followerGoal revenueGoal contentGoal',
  ],
  [
    'POST /api/onboarding',
    201,
    'fullName email socialHandles brandName tagline niche instagram tiktok youtube followerGoal ' +
      'revenueGoal contentGoal',
    'id userId submittedAt fullName email socialHandles brandName tagline niche instagram tiktok youtube ' +
      'followerGoal revenueGoal contentGoal',
  ],
  ['GET /api/feedback/all', 200, '', '[] id userId category subject message status submittedAt'],
  [
    'POST /api/feedback',
    201,
    'category subject message',
    'id userId category subject message status submittedAt',
  ],
  [
    'GET /api/image-takedown-reports/my',
    200,
    '',
    '[] id userId violationImageUrl violationPlatform violationSiteName originalSourceUrl imageDescription ' +
      'reportReason copyrightHolder proofOfOwnership additionalDetails dmcaFiled reportStatus dmcaFilingDate ' +
      'platformResponseDate removalDate platformResponse createdAt updatedAt',
  ],
  [
    'POST /api/image-takedown-reports',
    201,
    'violationImageUrl violationPlatform violationSiteName originalSourceUrl imageDescription reportReason ' +
      'copyrightHolder proofOfOwnership additionalDetails dmcaFiled reportStatus',
    'id userId violationImageUrl violationPlatform violationSiteName originalSourceUrl imageDescription ' +
      'reportReason copyrightHolder proofOfOwnership additionalDetails dmcaFiled reportStatus dmcaFilingDate ' +
      'platformResponseDate removalDate platformResponse createdAt updatedAt',
  ],
  [
    'PATCH /api/image-takedown-reports/{id}',
    200,
    'dmcaFiled reportStatus dmcaFilingDate platformResponseDate removalDate platformResponse updatedAt',
    'id userId violationImageUrl violationPlatform violationSiteName originalSourceUrl imageDescription ' +
      'reportReason copyrightHolder proofOfOwnership additionalDetails dmcaFiled reportStatus dmcaFilingDate ' +
      'platformResponseDate removalDate platformResponse createdAt updatedAt',
  ],
  [
    'GET /api/fake-account-reports/my',
    200,
    '',
    '[] id userId platform fakeAccountUrl fakeAccountUsername reportReason additionalDetails ' +
      'reportedToPlatform reportStatus platformReportDate platformResponseDate platformOutcome evidenceUrls ' +
      'createdAt updatedAt',
  ],
  [
    'POST /api/fake-account-reports',
    201,
    'platform fakeAccountUrl fakeAccountUsername reportReason additionalDetails reportedToPlatform ' +
      'reportStatus evidenceUrls',
    'id userId platform fakeAccountUrl fakeAccountUsername reportReason additionalDetails ' +
      'reportedToPlatform reportStatus platformReportDate platformResponseDate platformOutcome evidenceUrls ' +
      'createdAt updatedAt',
  ],
  [
    'PATCH /api/fake-account-reports/{id}/platform-info',
    200,
    'reportedToPlatform reportStatus platformReportDate platformResponseDate platformOutcome updatedAt',
    'id userId platform fakeAccountUrl fakeAccountUsername reportReason additionalDetails ' +
      'reportedToPlatform reportStatus platformReportDate platformResponseDate platformOutcome evidenceUrls ' +
      'createdAt updatedAt',
  ],
  [
    'GET /api/dashboard-settings',
    200,
    '',
    'id userId autoUpdateEnabled lastCheckedAt currentVersion sourceDashboardUrl createdAt updatedAt',
  ],
  [
    'POST /api/dashboard-settings',
    200,
    'autoUpdateEnabled lastCheckedAt',
    'id userId autoUpdateEnabled lastCheckedAt currentVersion sourceDashboardUrl createdAt updatedAt',
  ],
  ['GET /api/sync/status', 200, '', 'currentVersion lastCheckedAt sourceDashboardUrl'],
  ['POST /api/sync/force', 200, '', 'featuresUpdated duration version'],
  [
    'GET /api/brand-deals',
    200,
    '',
    '[] id companyName companyLogo campaignTitle description industry dealType budgetMin budgetMax ' +
      'totalPaid productSelection requirements location deadline status',
  ],
  [
    'GET /api/brand-deal-applications/my',
    200,
    '',
    '[] id brandDealId userId status applicationMessage notes',
  ],
  [
    'POST /api/brand-deal-applications',
    201,
    'brandDealId applicationMessage',
    'id brandDealId userId status applicationMessage notes',
  ],
  [
    'GET /api/platform-connections',
    200,
    '',
    '[] id userId platform platformName apiKey apiSecret shopUrl accessToken isActive lastSyncedAt',
  ],
  [
    'POST /api/platform-connections',
    201,
    'platform platformName apiKey apiSecret shopUrl accessToken isActive',
    'id userId platform platformName apiKey apiSecret shopUrl accessToken isActive lastSyncedAt',
  ],
  [
    'PATCH /api/platform-connections/{id}',
    200,
    'platform platformName apiKey apiSecret shopUrl accessToken isActive was',
    'id userId platform platformName apiKey apiSecret shopUrl accessToken isActive lastSyncedAt',
  ],
  ['DELETE /api/platform-connections/{id}', 200, '', 'message'],
  [
    'GET /api/products/my',
    200,
    '',
    '[] id title description category price compareAtPrice currency images isFeatured inventoryQuantity ' +
      'createdAt userId platformConnectionId externalId tags sku barcode weight isActive updatedAt',
  ],
  [
    'POST /api/products',
    201,
    'platformConnectionId externalId title description price compareAtPrice currency images category tags ' +
      'inventoryQuantity sku barcode weight availableFrom isActive isFeatured options variants fileIds',
    'id title description category price compareAtPrice currency images isFeatured inventoryQuantity ' +
      'createdAt userId platformConnectionId externalId tags sku barcode weight isActive updatedAt',
  ],
  [
    'PATCH /api/products/{id}',
    200,
    'platformConnectionId externalId title description price compareAtPrice currency images category tags ' +
      'inventoryQuantity sku barcode weight availableFrom isActive isFeatured options variants fileIds ' +
      'inventoryWas updatedAt',
    'id title description category price compareAtPrice currency images isFeatured inventoryQuantity ' +
      'createdAt userId platformConnectionId externalId tags sku barcode weight isActive updatedAt',
  ],
  ['DELETE /api/products/{id}', 200, '', 'message'],
  ['GET /api/vision-board', 200, '', '[] id userId title content type voiceNoteUrl status createdAt'],
  ['POST /api/vision-board', 201, '', 'id userId title content type voiceNoteUrl status createdAt'],
  [
    'PATCH /api/vision-board/{id}/status',
    200,
    'status',
    'id userId title content type voiceNoteUrl status createdAt',
  ],
  ['DELETE /api/vision-board/{id}', 200, '', 'message'],
  ['GET /api/events', 200, '', '[] id title description eventDate location capacity createdBy seatsLeft'],
  [
    'POST /api/events',
    201,
    'title description eventDate location capacity timeZone isPublic slug imageId',
    'id title description eventDate location capacity createdBy seatsLeft',
  ],
  ['DELETE /api/events/{id}', 200, '', 'message'],
  ['GET /api/event-registrations/my', 200, '', '[] id eventId userId status registeredAt'],
  ['POST /api/event-registrations', 201, 'eventId', 'id eventId userId status registeredAt'],
] as const

const { paths } = openApiDocument(allCalls.map(({ call }) => call)) as {
  paths: Record<string, Record<string, Operation>>
}

function keysOf(schema: Schema | undefined): string {
  if (schema?.type === 'array') return ['[]', keysOf(schema.items)].join(' ')
  return Object.keys(schema?.properties ?? {}).join(' ')
}

const jsonOf = (part: Content | undefined) => part?.content?.['application/json']?.schema

describe('the specified calls', () => {
  it.each(SPECIFIED)('%s answers %i and keeps its keys', (name, status, body, answer) => {
    const [method = '', path = ''] = name.split(' ')
    const operation = paths[path]?.[method.toLowerCase()]
    expect(keysOf(jsonOf(operation?.requestBody))).toBe(body)
    expect(keysOf(jsonOf(operation?.responses[status]))).toBe(answer)
  })
})
