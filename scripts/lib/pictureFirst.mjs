/** What Next writes for the scripts of a page, and for the one of them that it names in advance. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<]+\.js)" async=""><\/script>/g
const IN_ADVANCE = /<link rel="preload" as="script"[^>]*\/>/g
const FIRST_PICTURE = /<img [^>]*fetchpriority="high"/i
/** A page for logging in: browsers fill it in, and some people press at once. */
const ASKS_WHO = /autocomplete="(?:username|new-password)"/i

/**
 * A page whose scripts are loaded once its first picture is painted: on a phone they are ten times as many bytes as the
 * picture, and what the visitor sees came only after them. A page without a picture that comes first, and one that
 * asks who somebody is, are left as they are.
 * @param {string} html
 */
export function pictureFirst(html) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source)
  if (sources.length === 0 || !FIRST_PICTURE.test(html) || ASKS_WHO.test(html)) return html
  const rest = html.replaceAll(SCRIPT, '').replaceAll(IN_ADVANCE, '')
  return rest.replace('</body>', () => `<script>(${LOADER})(${JSON.stringify(sources)})</script></body>`)
}

/**
 * In the page: waits for the pictures that come first, at most a second, and for the frame that shows them. In a window
 * that nobody sees nothing is painted, and nothing is waited for.
 */
function loadAfterPicture(sources) {
  const load = () => {
    for (const src of sources)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }
  if (document.hidden) return load()
  const pictures = [...document.querySelectorAll('img[fetchpriority=high]')]
  const late = new Promise((resolve) => setTimeout(resolve, 1000))
  void Promise.race([late, Promise.allSettled(pictures.map((picture) => picture.decode()))]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load))),
  )
}

/** Without its indents; its lines have no other end than their end. */
const LOADER = String(loadAfterPicture).replaceAll(/\n\s+/g, '\n')
