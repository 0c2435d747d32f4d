import { load } from './compare.mjs'
import { postLogIn } from './servers.mjs'

/** Compares a page while fifty people log in with the same page while idle. */
export async function logInsRow({ site, seconds, tell }) {
  for (const place of ['/', '/api/products']) {
    const idle = await load({ url: site.url + place }, seconds)
    let isOver = false
    const people = Array.from({ length: 50 }, async () => {
      while (!isOver) await (await postLogIn(site)).arrayBuffer()
    })
    const busy = await load({ url: site.url + place }, seconds)
    isOver = true
    await Promise.all(people)
    const times = busy.p99 / idle.p99
    const text = `p99 ${busy.p99.toFixed(1)} ms, idle ${idle.p99.toFixed(1)} ms: ${times.toFixed(1)} times`
    tell(`${place} while 50 log in`, text, '<= 2 times', times <= 2)
  }
}
