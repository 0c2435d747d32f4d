import type { PayloadRequest } from 'payload'
import type { Mail } from '@/mail/mail'

type Addressed = { to: string | string[] | null | undefined; mail: Mail }

/** Looks up what a mail needs at the moment it is sent; null when its record is gone. */
export type Compose = (req: PayloadRequest, about: string, siteName: string) => Promise<Addressed | null>
