import { withPayload } from '@payloadcms/next/withPayload'
import { hintEagerCompile } from './scripts/next/compileHints.mjs'
import { DIALOG, requireDialog } from './scripts/next/dialogWithoutMenu.mjs'
import { LISTS_OF_TEXTS, requireOnlyEnglish } from './scripts/next/onlyEnglish.mjs'
import { SITE_HEADERS, SITE_POLICY, securityPolicy } from './scripts/next/siteHeaders.mjs'

// The console frames the site, and uses blobs for its workers and for the preview of an upload.
const CONSOLE_POLICY = securityPolicy({
  'connect-src': "'self' blob:",
  'frame-ancestors': "'self'",
  'frame-src': "'self'",
  'worker-src': "'self' blob:",
})
// Payload's REST serves data and uploads. A file opened on its own may be shown, but may not run anything.
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
// Next would let shared caches keep a prerendered page for a year; an edit must show at once.
const ASK_EACH_TIME = [{ key: 'Cache-Control', value: 'no-cache' }]
// Files whose name changes with their content.
const KEEP_FOR_EVER = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]
// A page whose address is a secret.
const OF_ONE_PERSON = [
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex' },
]
const PREVIEW_HINTS = new Set(['accept-ch', 'critical-ch', 'vary'])

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  // npm test checks the types, so a start does not wait for them.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    styledComponents: true,
    // Each throws when an upgrade has made a change of ours do nothing, which ends the build.
    async runAfterProductionCompile({ distDir }) {
      await hintEagerCompile(distDir)
      await requireOnlyEnglish(distDir)
      requireDialog()
    },
  },
  // One copy of Payload for the whole server: a second copy would not recognise the first one's errors.
  serverExternalPackages: ['bcryptjs', 'payload', 'stripe', 'tar-stream'],
  images: { unoptimized: true },
  turbopack: {
    rules: {
      '*.mjs': [
        { condition: { path: LISTS_OF_TEXTS }, loaders: ['./scripts/next/onlyEnglish.mjs'] },
        { condition: { path: DIALOG }, loaders: ['./scripts/next/dialogWithoutMenu.mjs'] },
      ],
    },
  },
  // Sends metadata in the head to every client: streamed later, the title of a missing product landed in the body.
  htmlLimitedBots: /.*/,
  // Two root layouts cannot share a not-found page; this adds a prerendered one for every unknown path.
  experimental: {
    globalNotFound: true,
    preloadEntriesOnStart: false,
    // Only a next build reads it (scripts/lib/build.mjs).
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off',
  },
  async redirects() {
    const signedOut = [
      { type: 'cookie', key: 'sid' },
      { type: 'cookie', key: '__Host-sid' },
    ]
    return [
      { source: '/admin', missing: signedOut, destination: '/auth?next=/admin', permanent: false },
      { source: '/admin/reset/:path*', destination: '/forgot-password', permanent: false },
      {
        source: '/admin/:path(.*)',
        missing: signedOut,
        destination: '/auth?next=/admin/:path',
        permanent: false,
      },
    ]
  },
  // Creators' public files have readable addresses; the call serves them.
  async rewrites() {
    return [
      { source: '/files/:key/:name', destination: '/api/files/:key/:name' },
      // What asks for the icon without reading a page takes a PNG as well.
      { source: '/favicon.ico', destination: '/favicon-32.png' },
    ]
  },
  async headers() {
    const common = Object.entries(SITE_HEADERS).map(([key, value]) => ({ key, value }))
    return [
      // Calls and the files they serve carry these themselves (src/endpoints/core/mount.ts).
      {
        source: '/:path((?!api/|files/).*)',
        headers: [...common, { key: 'Content-Security-Policy', value: SITE_POLICY }],
      },
      { source: '/:path((?!_next/|api/|cms-api/|files/|admin|dashboard).*)', headers: ASK_EACH_TIME },
      { source: '/:file(fonts/.+\\.woff2|icons-v1\\.svg|grain-v1\\.png)', headers: KEEP_FOR_EVER },
      // The address of a reset link contains its token.
      { source: '/reset-password', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
      // The address of an order, a test payment, a place in line, a ticket, a member's tasks, shared numbers or a link
      // of a letter is the credential that opens it; a letter's counted link is no page at all.
      {
        source: '/(order|pay|back-in-stock|ticket|t|confirm|go|leave|preferences|stop-mails|numbers)/:path+',
        headers: OF_ONE_PERSON,
      },
      { source: '/admin/:path*', headers: [{ key: 'Content-Security-Policy', value: CONSOLE_POLICY }] },
      { source: '/cms-api/:path*', headers: [{ key: 'Content-Security-Policy', value: FILE_POLICY }] },
    ]
  },
}

export default onlyHintTheConsole(withPayload(config, { devBundleServerPackages: false }))

/**
 * withPayload sends Critical-CH on every page to ask for a colour-scheme hint, which makes Chromium repeat its
 * first navigation. Only the console needs the hint.
 */
function onlyHintTheConsole(wrapped) {
  return {
    ...wrapped,
    async headers() {
      const rules = await wrapped.headers()
      return rules.flatMap((rule) => {
        const hints = rule.headers.filter(({ key }) => PREVIEW_HINTS.has(key.toLowerCase()))
        const others = rule.headers.filter((header) => !hints.includes(header))
        return [
          ...(others.length > 0 ? [{ ...rule, headers: others }] : []),
          ...(hints.length > 0 ? [{ ...rule, source: '/admin/:path*', headers: hints }] : []),
        ]
      })
    },
  }
}
