import type { TeamApplication as StoredTeamApplication } from '@/payload-types'
import type { TeamApplication } from '@/contracts/team'

/** A stored team application as calls answer it; only the console shows who decided it. */
export function presentTeamApplication(stored: StoredTeamApplication): TeamApplication {
  return {
    id: stored.id,
    firstName: stored.firstName,
    lastName: stored.lastName,
    email: stored.email,
    phone: stored.phone ?? null,
    age: stored.age,
    skillset: stored.skillset,
    resumeUrl: stored.resumeUrl ?? null,
    instagram: stored.instagram ?? null,
    tiktok: stored.tiktok ?? null,
    otherSocial: stored.otherSocial ?? null,
    whyJoin: stored.whyJoin,
    status: stored.status,
    appliedAt: stored.appliedAt,
  }
}
