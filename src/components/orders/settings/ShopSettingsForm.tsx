'use client'

import { useState } from 'react'
import { styled } from 'styled-components'
import {
  RETURN_TEXT_MAX,
  SELLER_TEXTS,
  type SellerSettings,
  SellerSettingsPatch,
  updateSellerSettings,
} from '@/contracts/orders/sellerSettings'
import { formatCents } from '@/contracts/core/money'
import { hasStatus } from '../../api/RequestError'
import { send } from '../../api/request'
import { useAttempt } from '../../api/useAttempt'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FieldPairs, TwoColumns } from '../../ui/Columns'
import { useValibotForm } from '../../ui/form/useValibotForm'
import { Icon } from '../../ui/Icon'
import { NumberField } from '../../ui/NumberField'
import { PageHeader } from '../../ui/PageHeader'
import { RadioGroup } from '../../ui/RadioGroup'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { CountrySelect } from './CountrySelect'
import { RatesField } from './RatesField'
import { SettingsPreview } from './SettingsPreview'
import { type SettingsValues, toBody, valuesOf } from './settingsValues'

type Props = { settings: SellerSettings; reload: () => Promise<unknown> }

/** One form over all settings. A 409 keeps what was typed and offers to load what stands now. */
export function ShopSettingsForm({ settings, reload }: Props) {
  const [version, setVersion] = useState(settings.version)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [isOld, setOld] = useState(false)
  const attempt = useAttempt<SellerSettings>({ failure: SELLER_TEXTS.failed, showsServerText: true })
  const form = useValibotForm({
    schema: SellerSettingsPatch,
    initialValues: valuesOf(settings),
    onSubmit: async () => {
      const body = toBody(form.values, { version, mayOwnRates: settings.shop.mayOwnRates })
      const saved = await attempt(() => send(updateSellerSettings, { body }))
      setVersion(saved.version)
      setSavedAt(clockText())
    },
    onError: (error) => setOld(hasStatus(error, 409)),
  })
  async function loadAgain(): Promise<void> {
    const now = (await reload()) as SellerSettings | undefined
    if (!now) return
    setVersion(now.version)
    form.reset(valuesOf(now))
    setOld(false)
  }
  return (
    <form aria-label="Shop settings" {...form.formProps}>
      <Stack>
        <PageHeader
          title="Shop settings"
          actions={
            <Save>
              <output>
                {savedAt && (
                  <>
                    <Icon name="check" size="small" />
                    {`Saved ${savedAt}`}
                  </>
                )}
              </output>
              <Button variant="primary" type="submit" isPending={form.isPending} pendingText="Saving...">
                Save
              </Button>
            </Save>
          }
        >
          What is empty stays as the shop has it.
        </PageHeader>
        {isOld && (
          <div className="callout callout-amber" role="alert">
            <p>These settings were changed elsewhere. What you typed is still here, and is not saved.</p>
            <Button variant="line" size="small" onPress={() => void loadAgain()}>
              Load what stands now
            </Button>
          </div>
        )}
        <TwoColumns>
          <div className="stack">
            <Cards form={form} settings={settings} />
          </div>
          <SettingsPreview values={form.values} shop={settings.shop} />
        </TwoColumns>
      </Stack>
    </form>
  )
}

/** The time now: "9:42 AM". */
function clockText(): string {
  return new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

type CardsProps = {
  form: ReturnType<typeof useValibotForm<SettingsValues, typeof SellerSettingsPatch>>
  settings: SellerSettings
}

function Cards({ form, settings: { shop } }: CardsProps) {
  const { values } = form
  return (
    <>
      <Card title="Name">
        <About>On receipts, parcels and product pages</About>
        <TextField label="Name on receipts" maxLength={80} {...form.field('name')} />
      </Card>
      <Card title="Ships from">
        <About>The checkout says it, the street stays private</About>
        <FieldPairs>
          <CountrySelect
            label="Country"
            value={values.country}
            onChange={(code) => form.setValue('country', code)}
          />
          <TextField label="State or region" maxLength={80} {...form.field('region')} />
          <TextField label="City" maxLength={80} {...form.field('city')} />
        </FieldPairs>
      </Card>
      <Card title="Pickup">
        <About>No postage, no parcel</About>
        <div className="stack">
          <RadioGroup
            label="Buyers can pick up"
            items={[
              { id: 'shop', label: shop.pickupText ? 'As the shop' : 'As the shop: no pickup' },
              { id: 'own', label: 'At my place' },
              { id: 'none', label: 'Not my pieces' },
            ]}
            value={values.pickup}
            onChange={(pickup) => form.setValue('pickup', pickup)}
          />
          {values.pickup === 'own' && (
            <FieldPairs>
              <TextField label="Place" maxLength={200} {...form.field('pickupPlace')} />
              <TextField label="Hours" maxLength={200} {...form.field('pickupHours')} />
            </FieldPairs>
          )}
        </div>
      </Card>
      <Card title="Returns">
        <About>Whoever bought before keeps the rule of that day</About>
        <div className="stack">
          <FieldPairs>
            <NumberField
              label="Days to ask"
              placeholder={String(shop.returnDays)}
              {...form.field('returnDays')}
            />
            <RadioGroup
              label="Who pays the postage"
              items={[
                { id: 'buyer', label: 'The buyer' },
                { id: 'seller', label: 'I do' },
              ]}
              value={values.returnPayer}
              onChange={(payer) => form.setValue('returnPayer', payer)}
            />
          </FieldPairs>
          <TextArea
            label="In your words"
            rows={3}
            maxLength={RETURN_TEXT_MAX}
            description={`${values.returnText.length} of ${RETURN_TEXT_MAX}`}
            {...form.field('returnText')}
          />
          <TextArea
            label="Return address"
            rows={3}
            maxLength={400}
            description="Buyers see it once you approve a return."
            {...form.field('returnAddress')}
          />
        </div>
      </Card>
      <Card title="Shipping">
        <About>For your part of an order</About>
        {shop.mayOwnRates ? (
          <div className="stack">
            <RadioGroup
              label="Shipping"
              isLabelHidden
              items={[
                { id: 'shop', label: `As the shop, ${formatCents(shop.shipping)}` },
                { id: 'own', label: 'Own rates' },
              ]}
              value={values.shipping}
              onChange={(shipping) => form.setValue('shipping', shipping)}
            />
            {values.shipping === 'own' && (
              <RatesField
                value={values.rates}
                onChange={(rates) => form.setValue('rates', rates)}
                served={shop.countries}
                errorMessage={form.errors.rates}
              />
            )}
          </div>
        ) : (
          <p>{`${SELLER_TEXTS.noOwnRates} A parcel costs ${formatCents(shop.shipping)}.`}</p>
        )}
      </Card>
    </>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
`

const About = styled.p`
  margin: -0.625rem 0 0.875rem;
  font-size: var(--t-small);
  color: var(--ink-2);
`

const Save = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: center;

  output {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    font-size: var(--t-small);
    color: var(--glass-ink);
  }
`
