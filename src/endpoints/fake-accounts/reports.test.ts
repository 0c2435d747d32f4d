import type { User as StoredUser } from '@/payload-types'
import type { Call } from '@/contracts/core/call'
import { MOMENT } from '../core/testing/answers'
import { fakeAccountInput, takedownInput } from '../core/testing/dashboardFactories'
import { describeOwned } from '../core/testing/describeOwned'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/fake-accounts'
import * as takedowns from '@/contracts/takedowns'

describe('reports', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    server = await startServer()
    creator = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const post = (call: Call, body: unknown) => server.request(call, { as: creator, body })
  const patch = (call: Call, id: string, body: unknown) =>
    server.request(call, { as: creator, params: { id }, body })
  const kinds = [
    {
      kind: 'fake account',
      create: contract.createFakeAccountReport,
      update: contract.updateFakeAccountReport,
      input: fakeAccountInput,
    },
    {
      kind: 'image takedown',
      create: takedowns.createImageTakedownReport,
      update: takedowns.updateImageTakedownReport,
      input: takedownInput,
    },
  ]

  describeOwned(
    {
      list: contract.listMyFakeAccountReports,
      create: contract.createFakeAccountReport,
      update: contract.updateFakeAccountReport,
    },
    {
      server: () => server,
      collection: 'fake-account-reports',
      create: {
        body: fakeAccountInput(),
        answer: {
          platform: 'instagram',
          fakeAccountUrl: 'https://instagram.com/isla.verano.official',
          fakeAccountUsername: null,
          reportReason: 'impersonation',
          additionalDetails: null,
          reportedToPlatform: 'false',
          reportStatus: 'pending',
          platformReportDate: null,
          platformResponseDate: null,
          platformOutcome: null,
          evidenceUrls: [],
          createdAt: MOMENT,
          updatedAt: MOMENT,
        },
        refused: [fakeAccountInput({ platform: 'facebook' }), 'Choose a platform', 'platform'],
      },
      update: {
        body: { reportedToPlatform: 'true', reportStatus: 'reported' },
        answer: { reportedToPlatform: 'true', reportStatus: 'reported', updatedAt: MOMENT },
        refused: [{ platformReportDate: '2026-02-31' }, 'Invalid input', 'platformReportDate'],
      },
    },
  )

  describeOwned(
    {
      list: takedowns.listMyImageTakedownReports,
      create: takedowns.createImageTakedownReport,
      update: takedowns.updateImageTakedownReport,
    },
    {
      server: () => server,
      collection: 'image-takedown-reports',
      create: {
        body: takedownInput(),
        answer: {
          violationImageUrl: 'https://forum.example/leak.jpg',
          violationPlatform: 'forum',
          violationSiteName: null,
          originalSourceUrl: null,
          imageDescription: 'Me on the ferry, in the raffia hat',
          reportReason: 'copyright',
          copyrightHolder: 'Isla Verano',
          proofOfOwnership: null,
          additionalDetails: null,
          dmcaFiled: 'false',
          reportStatus: 'pending',
          dmcaFilingDate: null,
          platformResponseDate: null,
          removalDate: null,
          platformResponse: null,
          createdAt: MOMENT,
          updatedAt: MOMENT,
        },
        refused: [takedownInput({ reportReason: 'spam' }), 'Choose a reason', 'reportReason'],
      },
      update: {
        body: { dmcaFiled: 'true', reportStatus: 'dmca-filed' },
        answer: { dmcaFiled: 'true', reportStatus: 'dmca-filed', updatedAt: MOMENT },
        refused: [{ removalDate: 'yesterday' }, 'Invalid input', 'removalDate'],
      },
    },
  )

  describe.each(kinds)('of $kind', ({ create, update, input }) => {
    it('take any status at any time', async () => {
      const { id } = await (await post(create, input())).json()
      for (const reportStatus of ['rejected', 'pending', 'in-review']) {
        const answer = await patch(update, id, { reportStatus })
        expect(answer.status).toBe(200)
        expect(await answer.json()).toMatchObject({ id, reportStatus })
      }
    })

    it('change nothing when nothing is given', async () => {
      const report = await (await post(create, input())).json()
      const answer = await patch(update, report.id, {})
      expect(await answer.json()).toEqual({ ...report, updatedAt: MOMENT })
    })

    it.each([
      { reportStatus: 'done' },
      { reportStatus: null },
      { platformResponseDate: 'yesterday' },
      { platformResponseDate: '2026-02-31' },
      { platformResponseDate: '1969-12-31' },
      { platformResponseDate: 20261120 },
    ])('refuse the update %j', async (body) => {
      const { id } = await (await post(create, input())).json()
      expect((await patch(update, id, body)).status).toBe(400)
    })

    it.each([
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'https://a@evil.example',
      'x',
      '',
      null,
    ])('refuse the address %j', async (address) => {
      const urls = { fakeAccountUrl: address, violationImageUrl: address }
      expect((await post(create, input(urls))).status).toBe(400)
    })
  })

  it('keeps everything that a fake account report and its update say', async () => {
    const given = {
      fakeAccountUsername: '@isla.verano.official',
      additionalDetails: 'Asks my followers for money.',
      reportedToPlatform: 'true',
      reportStatus: 'reported',
      evidenceUrls: ['https://shots.example/1.png', 'https://shots.example/2.png'],
    }
    const report = await (await post(contract.createFakeAccountReport, fakeAccountInput(given))).json()
    expect(report).toMatchObject(given)
    const update = {
      reportStatus: 'in-review',
      platformReportDate: '2026-11-15',
      platformResponseDate: '2026-11-18T09:30:00+01:00',
      platformOutcome: 'under-review',
    }
    expect(await (await patch(contract.updateFakeAccountReport, report.id, update)).json()).toEqual({
      ...report,
      ...update,
      platformReportDate: '2026-11-15T00:00:00.000Z',
      platformResponseDate: '2026-11-18T08:30:00.000Z',
      updatedAt: MOMENT,
    })
    const cleared = {
      platformReportDate: '',
      platformResponseDate: null,
      platformOutcome: '',
      reportedToPlatform: 'false',
    }
    expect(await (await patch(contract.updateFakeAccountReport, report.id, cleared)).json()).toMatchObject({
      reportStatus: 'in-review',
      reportedToPlatform: 'false',
      platformReportDate: null,
      platformResponseDate: null,
      platformOutcome: null,
    })
  })

  it.each([
    [{ platform: 'facebook' }, 'Choose a platform'],
    [{ reportReason: '' }, 'Choose a reason'],
    [{ fakeAccountUrl: 'instagram' }, 'Must be a valid URL'],
    [{ evidenceUrls: ['https://shots.example/1.png', 'shot 2'] }, 'Must be a valid URL'],
    [{ evidenceUrls: Array(21).fill('https://shots.example/1.png') }, 'At most 20 links'],
    [{ evidenceUrls: 'https://shots.example/1.png' }, 'Invalid input'],
    [{ reportedToPlatform: true }, 'Invalid input'],
    [{ reportStatus: 'removed' }, 'Invalid input'],
  ])('refuses a fake account report with %j', async (overrides, message) => {
    const answer = await post(contract.createFakeAccountReport, fakeAccountInput(overrides))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message, error: message })
  })

  it('keeps everything that an image takedown report and its update say', async () => {
    const given = {
      violationSiteName: 'Leaks & Co',
      originalSourceUrl: 'https://islaverano.example/ferry',
      proofOfOwnership: 'The raw file, with my camera’s serial number.',
      additionalDetails: 'Posted twice.',
      dmcaFiled: 'false',
      reportStatus: 'pending',
    }
    const report = await (await post(takedowns.createImageTakedownReport, takedownInput(given))).json()
    expect(report).toMatchObject(given)
    const update = {
      dmcaFiled: 'true',
      reportStatus: 'removed',
      dmcaFilingDate: '2026-11-01',
      removalDate: '2026-11-20',
      platformResponse: 'Gone within a week.',
    }
    expect(await (await patch(takedowns.updateImageTakedownReport, report.id, update)).json()).toEqual({
      ...report,
      ...update,
      dmcaFilingDate: '2026-11-01T00:00:00.000Z',
      removalDate: '2026-11-20T00:00:00.000Z',
      updatedAt: MOMENT,
    })
  })

  it.each([
    [{ violationPlatform: 'tv' }, 'Choose where the image is'],
    [{ reportReason: 'spam' }, 'Choose a reason'],
    [{ imageDescription: ' ' }, 'Describe the image'],
    [{ copyrightHolder: '' }, 'Enter the copyright holder'],
    [{ originalSourceUrl: 'my site' }, 'Must be a valid URL'],
    [{ dmcaFiled: 'yes' }, 'Invalid input'],
    [{ reportStatus: 'resolved' }, 'Invalid input'],
  ])('refuses an image takedown report with %j', async (overrides, message) => {
    const answer = await post(takedowns.createImageTakedownReport, takedownInput(overrides))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message, error: message })
  })
})
