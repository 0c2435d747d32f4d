/** Headers of every answer of this site, whether Next or the server in front of it sends it. */
export const SITE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
}

/**
 * A content security policy. Prerendered pages cannot carry a nonce, so inline scripts are allowed; everything else
 * must come from this site.
 * @param {Record<string, string>} extra rules that are added to, or replace, the usual ones
 */
export function securityPolicy(extra) {
  const rules = {
    'default-src': "'self'",
    'script-src': `'self' 'unsafe-inline'${process.env.NODE_ENV === 'production' ? '' : " 'unsafe-eval'"}`,
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'none'",
    'frame-src': "'none'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    ...extra,
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The policy of pages and calls. The console frames the site for its live preview. */
export const SITE_POLICY = securityPolicy({ 'frame-ancestors': "'self'" })
