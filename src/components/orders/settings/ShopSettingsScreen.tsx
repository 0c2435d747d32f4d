'use client'

import { getSellerSettings, SELLER_TEXTS } from '@/contracts/orders/sellerSettings'
import { useLoad } from '../../api/useLoad'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonSplit } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'
import { BackLink } from '../desk/BackLink'
import { CodesCard } from './CodesCard'
import { ShopSettingsForm } from './ShopSettingsForm'

/** How the user sells: name, place, pickup, returns, shipping (docs/behaviour.md, 12.19). */
export function ShopSettingsScreen() {
  const load = useLoad(getSellerSettings, { revalidateOnMount: true })
  return (
    <>
      <BackLink href="/dashboard/ecommerce">Ecommerce</BackLink>
      {!load.data && <PageHeader title="Shop settings">What is empty stays as the shop has it.</PageHeader>}
      <WhenLoaded
        load={load}
        text="Loading your shop settings..."
        skeleton={<SkeletonSplit />}
        failure={SELLER_TEXTS.notLoaded}
      >
        {() => load.data && <ShopSettingsForm settings={load.data} reload={load.reload} />}
      </WhenLoaded>
      <CodesCard />
    </>
  )
}
