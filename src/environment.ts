import path from 'node:path'

/** Every setting the running app reads, in one place; names and defaults are in docs/operations.md. */
export const environment = {
  /** The public base of every absolute link, without a trailing slash. Never taken from the Host header. */
  get siteUrl() {
    return (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, '')
  },
  get isHttps() {
    return environment.siteUrl.startsWith('https://')
  },
  get databaseUri() {
    return process.env.DATABASE_URI || ''
  },
  get payloadSecret() {
    return process.env.PAYLOAD_SECRET || ''
  },
  /** Key material for platform secrets (AES-256-GCM). */
  get secretsKey() {
    return process.env.SECRETS_KEY || ''
  },
  get uploadsDir() {
    return process.env.DATA_DIR
      ? path.resolve(/*turbopackIgnore: true*/ process.env.DATA_DIR, 'media')
      : path.resolve(/*turbopackIgnore: true*/ process.cwd(), 'media/uploads')
  },
  /** Where uploads go instead, once a bucket is named. */
  get s3() {
    return {
      bucket: process.env.S3_BUCKET || '',
      endpoint: process.env.S3_ENDPOINT || '',
      region: process.env.S3_REGION || 'us-east-1',
      accessKeyId: process.env.S3_ACCESS_KEY_ID || '',
      secretAccessKey: process.env.S3_SECRET_ACCESS_KEY || '',
    }
  },
  /** Where uploads stand until they are whole; shared by all processes. */
  get incomingDir() {
    return path.join(/*turbopackIgnore: true*/ environment.uploadsDir, 'incoming')
  },
  /** The most bytes of a creator's media; null without a limit. */
  get mediaQuotaBytes() {
    const gigabytes = Number(process.env.MEDIA_QUOTA_GB)
    return gigabytes > 0 ? Math.floor(gigabytes * 1024 ** 3) : null
  },
  get port() {
    return Number(process.env.PORT || 3000)
  },
  /** Made anew by each process at its start, for its requests to itself. */
  get internalSecret() {
    return process.env.INTERNAL_SECRET || ''
  },
  get admin() {
    return {
      username: process.env.ADMIN_USERNAME || 'admin',
      password: process.env.ADMIN_PASSWORD || '',
      email: process.env.ADMIN_EMAIL || '',
    }
  },
  /** Every new database starts with the default copy, except where a test wants it bare. */
  get seedsMarketing() {
    return process.env.SEED !== 'empty'
  },
  get seedsDemo() {
    return process.env.SEED === 'demo'
  },
  /** Ways to pay that are named besides those that follow from other settings. */
  get payments() {
    return (process.env.PAYMENTS ?? '').split(',').map((each) => each.trim())
  },
  get stripe() {
    return {
      secretKey: process.env.STRIPE_SECRET_KEY || '',
      /** Two while one takes the place of the other. */
      webhookSecrets: (process.env.STRIPE_WEBHOOK_SECRET ?? '').split(',').filter(Boolean),
      /** Stripe's own unless a test says otherwise. */
      apiBase: process.env.STRIPE_API_BASE || '',
    }
  },
  /** How many proxies stand in front of the server. */
  get trustedProxies() {
    return Number(process.env.TRUST_PROXY || 0)
  },
  get smtpUrl() {
    return process.env.SMTP_URL || ''
  },
  get mailFrom() {
    return process.env.MAIL_FROM || 'Isla Verano <no-reply@localhost>'
  },
  /** The evaluation start: the database is the embedded one. */
  get usesEmbeddedDatabase() {
    return process.env.EMBEDDED_DATABASE === 'true'
  },
  /** Whether reset links are shown instead of mailed: in the log, and to callers on this machine. */
  get showsResetLink() {
    const isWanted = environment.usesEmbeddedDatabase || process.env.SHOW_RESET_LINK === 'true'
    return isWanted && !environment.smtpUrl
  },
  /** Whether callers from elsewhere get them, too. */
  get showsResetLinkToAll() {
    return environment.showsResetLink && process.env.SHOW_RESET_LINK === 'true'
  },
  /** Whose 1:00 AM the daily sync runs at. */
  get timeZone() {
    return process.env.TZ || 'UTC'
  },
  get syncSourceUrl() {
    return (process.env.SYNC_SOURCE_URL || environment.siteUrl).replace(/\/+$/, '')
  },
  /** bcrypt's cost; tests lower it. A password stored at another cost is hashed anew at its next log-in. */
  get hashCost() {
    return Number(process.env.HASH_COST) || 12
  },
  /** `off` for a process that answers requests only; another one then runs the jobs. */
  get runsJobs() {
    return process.env.RUN_JOBS !== 'off'
  },
  get limitsRates() {
    return process.env.RATE_LIMITS !== 'off'
  },
  get isProduction() {
    return process.env.NODE_ENV === 'production'
  },
  get isBuilding() {
    return process.env.NEXT_PHASE === 'phase-production-build'
  },
}
