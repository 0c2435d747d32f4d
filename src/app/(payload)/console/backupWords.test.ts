import { backupWords } from './backupWords'

const now = new Date(2026, 10, 24, 10, 42)
const at = (day: number, hours = 3) => new Date(2026, 10, day, hours, 10)
const taken = { at: at(24), file: 'one.tar', bytes: 211 * 1024 * 1024, gone: 0 }
const failed = { at: at(24, 4), file: 'two.tar', failed: 'ENOSPC: no space left on device' }

describe('the backup on the console’s home', () => {
  it('says how old the last one is', () => {
    expect(backupWords({ taken, failed: null }, now)).toEqual({
      isWell: true,
      title: 'The last one is 8 hours old',
      detail: 'Nov 24, 3:10 AM, 211.0 MB.',
    })
  })

  it('warns when it is two days old, when one failed, and when there is none', () => {
    expect(backupWords({ taken: { ...taken, at: at(21) }, failed: null }, now)).toEqual({
      isWell: false,
      title: 'The last one is 3 days old',
      detail: 'Nov 21, 3:10 AM, 211.0 MB. It should be made every night.',
    })
    const missing = { taken: { ...taken, gone: 2 }, failed }
    expect(backupWords(missing, now)).toMatchObject({
      isWell: false,
      detail:
        'Nov 24, 3:10 AM, 211.0 MB. 2 files went while it was taken. ' +
        'The attempt of Nov 24, 4:10 AM failed: ENOSPC: no space left on device',
    })
    expect(backupWords({ taken: null, failed: null }, now)).toMatchObject({
      isWell: false,
      title: 'There is none yet',
    })
  })
})
