/** The tags Next writes for a page's scripts, and for the one that it preloads. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<]+\.js)" async=""><\/script>/g
const IN_ADVANCE = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Delays a page's scripts until it and its high-priority pictures are painted: on a phone the scripts are ten times the
 * bytes of what the visitor sees, and used to load first.
 */
export function paintFirst(html: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source)
  if (sources.length === 0) return html
  const rest = html.replaceAll(SCRIPT, '').replaceAll(IN_ADVANCE, '')
  return rest.replace('</body>', () => `<script>(${LOADER})(${JSON.stringify(sources)})</script></body>`)
}

/**
 * In the page: waits at most a second for the first paint and the high-priority pictures, then for the next frame.
 * A hidden window never paints, so it loads the scripts immediately. Until hydration
 * (components/layout/Alive.tsx) it remembers the last button pressed and clicks it afterwards; command buttons work
 * without scripts.
 */
function loadOncePainted(sources: string[]): void {
  let pressed: HTMLElement | undefined
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button:not([commandfor])') ?? pressed
  }
  const press = () => {
    removeEventListener('click', remember, true)
    pressed?.click()
  }
  addEventListener('click', remember, true)
  addEventListener('alive', press, { once: true })
  const load = () => {
    for (const src of sources)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }
  if (document.hidden) return load()
  const late = new Promise((resolve) => setTimeout(resolve, 1000))
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map((each) =>
    each.decode(),
  )
  void Promise.race([late, Promise.allSettled([painted, ...pictures])]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load))),
  )
}

/** Without indents; the line breaks stay, because the lines have no semicolons. */
const LOADER = String(loadOncePainted).replaceAll(/\n\s+/g, '\n')
