import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { DirectoryListings } from '@/collections/directory/DirectoryListings'
import { Campaigns } from '@/collections/audience/Campaigns'
import { AudienceShares } from '@/collections/audience/AudienceShares'
import { EmailSignups } from '@/collections/audience/EmailSignups'
import { Media } from '@/collections/media/Media'
import { FILM_BYTES } from '@/collections/media/mediaTypes'
import { Products } from '@/collections/commerce/Products'
import { ProfileImages } from '@/collections/account/ProfileImages'
import { SampleCartItems } from '@/collections/commerce/SampleCartItems'
import { AuditEntries } from '@/collections/account/AuditEntries'
import { BackInStock } from '@/collections/waiting-list/BackInStock'
import { DiscountCodes } from '@/collections/discounts/DiscountCodes'
import { DiscountUses } from '@/collections/discounts/DiscountUses'
import { Orders } from '@/collections/orders/Orders'
import { PaymentEvents } from '@/collections/payments/PaymentEvents'
import { Payouts } from '@/collections/payments/Payouts'
import { Refunds } from '@/collections/payments/Refunds'
import { SellerSettings } from '@/collections/orders/SellerSettings'
import { ShortLinks } from '@/collections/links/ShortLinks'
import { ResetTokens } from '@/collections/account/ResetTokens'
import { Sessions } from '@/collections/account/Sessions'
import { TeamApplications } from '@/collections/team/TeamApplications'
import { Users } from '@/collections/account/Users'
import { answerFault, logger } from '@/payload/consoleFaults'
import { ensureConfiguredIndexes } from '@/database/indexes'
import { siteStore } from '@/database/backup/siteStore'
import { migrateFirst } from '@/database/migrations/migrations'
import { allCalls } from '@/endpoints/allCalls'
import { environment } from '@/environment'
import { Audience } from '@/globals/Audience'
import { AuthPages } from '@/globals/AuthPages'
import { Cart } from '@/globals/Cart'
import { Directory } from '@/globals/Directory'
import { JoinTeam } from '@/globals/JoinTeam'
import { Landing } from '@/globals/Landing'
import { Mails } from '@/globals/Mails'
import { Notices } from '@/globals/Notices'
import { Platform } from '@/globals/Platform'
import { Privacy } from '@/globals/Privacy'
import { Selling } from '@/globals/Selling'
import { Shop } from '@/globals/Shop'
import { ShopTexts } from '@/globals/ShopTexts'
import { SiteSettings } from '@/globals/SiteSettings'
import { WelcomeLetter } from '@/globals/WelcomeLetter'
import { consoleAdmin, withoutApiTabs } from '@/plugins/consoleAdmin'
import { consoleWords } from '@/payload/consoleWords'
import { jobs } from '@/jobs/jobs'
import { emailAdapter } from '@/mail/emailAdapter'
import { filesInS3 } from '@/payload/filesInS3'
import { missingFiles } from '@/plugins/missingFiles'
import { foldedSearch } from '@/payload/foldedSearch'
import { plainInput } from '@/payload/plainInput'
import { creatorDashboard } from '@/plugins/creatorDashboard'
import { guardLocks, lockMarketingOnly } from '@/payload/documentLocks'
import { freshPages } from '@/plugins/freshPages'
import { pageEditing } from '@/plugins/pageEditing/pageEditing'
import { tellOfFailedSchedules } from '@/plugins/pageEditing/tellOfFailedSchedules'
import { sentenceCaseLabels } from '@/plugins/sentenceCaseLabels'
import { strictSelects } from '@/plugins/strictSelects'
import { prepare } from '@/seed/prepare'

const root = path.dirname(fileURLToPath(import.meta.url))

const config = buildConfig({
  secret: environment.payloadSecret,
  routes: { admin: '/admin', api: '/cms-api' },
  admin: {
    ...consoleAdmin,
    user: Users.slug,
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
  },
  collections: [
    Media,
    DirectoryListings,
    SampleCartItems,
    EmailSignups,
    Campaigns,
    AudienceShares,
    TeamApplications,
    Products,
    Orders,
    Refunds,
    PaymentEvents,
    Payouts,
    SellerSettings,
    BackInStock,
    DiscountCodes,
    DiscountUses,
    ShortLinks,
    Users,
    ProfileImages,
    Sessions,
    AuditEntries,
    ResetTokens,
  ],
  globals: [
    Landing,
    Platform,
    Directory,
    Shop,
    Selling,
    JoinTeam,
    Cart,
    ShopTexts,
    AuthPages,
    Notices,
    Mails,
    Privacy,
    SiteSettings,
    WelcomeLetter,
    Audience,
  ],
  endpoints: allCalls.map(({ endpoint }) => endpoint),
  plugins: [
    creatorDashboard(),
    freshPages(),
    sentenceCaseLabels(),
    withoutApiTabs(),
    strictSelects(),
    lockMarketingOnly(),
    pageEditing(),
    filesInS3(environment.s3),
    missingFiles(),
  ],
  jobs,
  email: emailAdapter(),
  editor: lexicalEditor(),
  db: mongooseAdapter({
    url: environment.databaseUri,
    afterOpenConnection: async (adapter) => {
      await migrateFirst(adapter, () => siteStore(environment))
      await ensureConfiguredIndexes(adapter)
    },
    // The fallback adds a second sort key that no index covers, so MongoDB would sort whole collections in memory.
    disableFallbackSort: true,
    connectOptions: {
      serverSelectionTimeoutMS: 2_000,
      socketTimeoutMS: 10_000,
      heartbeatFrequencyMS: 1_000,
      bufferCommands: false,
      // ensureConfiguredIndexes creates both, and the connection waits for it.
      autoIndex: false,
      autoCreate: false,
    },
  }),
  sharp,
  graphQL: { disable: true },
  telemetry: false,
  upload: {
    limits: { fileSize: FILM_BYTES },
    abortOnLimit: true,
    responseOnLimit: 'Files can have up to 50 MB.',
  },
  // `npm run generate` writes the types; by default every start outside production would, too.
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  i18n: { translations: { en: consoleWords } },
  hooks: { afterError: [answerFault] },
  logger,
  onInit: prepare,
  custom: { prepare, timeZone: environment.timeZone },
})

export default plainInput(config.then(guardLocks).then(foldedSearch).then(tellOfFailedSchedules))
