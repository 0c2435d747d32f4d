'use client'

import { styled } from 'styled-components'
import {
  CODE_TEXTS,
  type SellerCode,
  SellerCodeInput,
  createSellerCode,
  deleteSellerCode,
  listSellerCodes,
  switchSellerCode,
} from '@/contracts/orders/sellerCodes'
import { formatCents } from '@/contracts/core/money'
import { DeleteButton } from '../../api/DeleteButton'
import { FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { useLoad } from '../../api/useLoad'
import { useSend } from '../../api/useSend'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FieldPairs } from '../../ui/Columns'
import { CurrencyField } from '../../ui/CurrencyField'
import { DateField } from '../../ui/DateField'
import { EmptyState } from '../../ui/EmptyState'
import { NumberField } from '../../ui/NumberField'
import { SkeletonRows } from '../../ui/Skeletons'
import { Switch } from '../../ui/Switch'
import { TextField } from '../../ui/TextField'
import { WhenLoaded } from '../../ui/WhenLoaded'

/** A seller's discount codes, for their own pieces alone (docs/behaviour.md, 12.12). */
export function CodesCard() {
  const codes = useLoad(listSellerCodes)
  return (
    <Card title="Discount codes" aside={<NewCode />} isFlush>
      <WhenLoaded
        load={codes}
        text="Loading your codes..."
        skeleton={<SkeletonRows />}
        failure={CODE_TEXTS.notLoaded}
      >
        {() =>
          codes.data &&
          (codes.data.length === 0 ? (
            <EmptyState title="No codes yet">They count for your pieces alone.</EmptyState>
          ) : (
            <Rows>
              {codes.data.map((code) => (
                <CodeRow key={code.id} code={code} />
              ))}
            </Rows>
          ))
        }
      </WhenLoaded>
    </Card>
  )
}

function CodeRow({ code }: { code: SellerCode }) {
  const { id, isActive, usesTaken, maxUses } = code
  const { run, isPending } = useSend(switchSellerCode, {
    refresh: [listSellerCodes],
    failure: CODE_TEXTS.failed,
    showsServerText: true,
  })
  return (
    <li>
      <b>{code.code}</b>
      <span className="subtle">{codeWords(code)}</span>
      <span className="subtle">
        {maxUses === null ? `${usesTaken} used` : `${usesTaken} of ${maxUses} used`}
      </span>
      <Switch
        isLabelHidden
        isSelected={isActive}
        isDisabled={isPending}
        onChange={(isOn) => void run({ params: { id }, body: { isActive: isOn } })}
      >
        {`${code.code} can be used`}
      </Switch>
      <DeleteButton
        kind="code"
        name={code.code}
        send={() => send(deleteSellerCode, { params: { id } })}
        refresh={[listSellerCodes]}
        failure={CODE_TEXTS.failed}
      >
        Nobody can use it any more. Orders keep the discount that it gave.
      </DeleteButton>
    </li>
  )
}

/** "10% off from $120.00 on, until Dec 31" */
function codeWords({ percent, amount, currency, minSubtotal, endsAt }: SellerCode): string {
  const off = percent === null ? `${formatCents(amount ?? 0, currency)} off` : `${percent}% off`
  const from = minSubtotal === null ? '' : ` from ${formatCents(minSubtotal, currency)} on`
  // The code ends as the next day begins.
  const last = endsAt && new Date(Date.parse(endsAt) - 1)
  const day = last && last.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
  return [`${off}${from}`, day && `until ${day}`].filter(Boolean).join(', ')
}

const EMPTY = {
  code: '',
  percent: null as number | null,
  amount: null as number | null,
  endsOn: '',
  minSubtotal: null as number | null,
  maxUses: null as number | null,
}

function NewCode() {
  return (
    <Push>
      <FormDialog
        name="seller-code.new"
        title="New discount code"
        button={(open) => (
          <Button variant="line" icon="plus" onPress={open}>
            Add a code
          </Button>
        )}
        schema={SellerCodeInput}
        initialValues={() => EMPTY}
        submit={(body) => send(createSellerCode, { body })}
        refresh={[listSellerCodes]}
        success={{ title: CODE_TEXTS.made }}
        failure={CODE_TEXTS.failed}
        showsServerText
        submitLabel="Add the code"
        pendingLabel="Adding..."
      >
        {(form) => (
          <>
            <TextField
              label="Code"
              description="Buyers may type it in any case."
              autoCorrect="off"
              spellCheck="false"
              {...form.field('code')}
            />
            <FieldPairs>
              <NumberField label="Percent off" {...form.field('percent')} />
              <CurrencyField label="Or an amount off" {...form.field('amount')} />
              <CurrencyField label="Minimum order" isOptional {...form.field('minSubtotal')} />
              <NumberField label="Total uses" isOptional {...form.field('maxUses')} />
              <DateField label="Last day" isOptional {...form.field('endsOn')} />
            </FieldPairs>
          </>
        )}
      </FormDialog>
    </Push>
  )
}

const Push = styled.div`
  margin-left: auto;
`

const Rows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    padding: 0.625rem 1.25rem;
    border-top: 1px solid var(--line);
  }
  b {
    min-width: 8rem;
    font-size: var(--t-small);
    font-weight: 600;
    letter-spacing: 0.06em;
  }
  span:nth-of-type(1) {
    flex: 1 1 12rem;
  }
`
