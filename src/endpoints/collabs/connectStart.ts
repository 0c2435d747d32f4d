import { type Payload, createLocalReq } from 'payload'
import type { ConnectStart } from '@/contracts/collabs/requests'
import { readsBrief } from '@/contracts/deals'
import { ownRecords } from '@/database/ownRecords'
import type { User as StoredUser } from '@/payload-types'
import { readRequests } from './presentRequests'

/** Initial data of a user's Creator Connect: its three numbers, and their requests. */
export async function connectStart(payload: Payload, user: StoredUser): Promise<ConnectStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const [applications, requests] = await Promise.all([
    ownRecords('brand-deal-applications', { req, user }),
    readRequests({ req, user }),
  ])
  const approved = applications.filter(({ status }) => readsBrief(status))
  return {
    partnerships: approved.filter(({ status }) => status !== 'completed').length,
    earnings: approved.reduce((sum, { paid }) => sum + (paid ?? 0), 0),
    requests,
  }
}
