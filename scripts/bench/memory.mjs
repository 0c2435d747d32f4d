import fs from 'node:fs'

/** Reports the memory of the site after many different requests. */
export async function memoryRow({ site, headers, requests, tell }) {
  const places = ['/', '/shop', '/api/products', '/api/user', '/api/vision-board', '/nowhere']
  const after = []
  for (let half = 0; half < 2; half++) {
    for (let sent = 0; sent < requests / 2; sent += 50) {
      const some = Array.from({ length: 50 }, (_, index) =>
        fetch(site.url + places[(sent + index) % places.length], { headers }),
      )
      await Promise.all(some.map(async (answer) => (await answer).arrayBuffer()))
    }
    after.push(memoryOf(site.pid))
  }
  tell(
    `memory after ${requests} mixed requests`,
    `${after.join(' MB at half, ')} MB`,
    '< 400 MB',
    after[1] < 400,
  )
}

/** Resident memory of a process in MB; 0 on anything but Linux. */
export function memoryOf(pid) {
  const file = `/proc/${pid}/status`
  if (!fs.existsSync(file)) return 0
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))[1]) / 1024)
}
