import { adminsWithMail } from '@/endpoints/account/waitingUsers'
import { environment } from '@/environment'
import { booksMail } from '@/mail/booksMail'
import type { Compose } from './compose'

/** The mail about recorded differences; `about` is their ids. */
export const booksMails: Record<'books-differ', Compose> = {
  'books-differ': async (req, about, siteName) => {
    const { docs } = await req.payload.find({
      collection: 'payment-events',
      where: { id: { in: about.split(' ') } },
      pagination: false,
      depth: 0,
      req,
    })
    const admins = await adminsWithMail(req)
    const differences = docs.flatMap(({ outcome }) => outcome ?? [])
    const link = `${environment.siteUrl}/dashboard/ecommerce/books`
    return {
      to: admins.flatMap(({ email }) => email ?? []),
      mail: booksMail({ siteName, differences, link }),
    }
  },
}
