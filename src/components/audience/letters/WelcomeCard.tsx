'use client'

import { styled } from 'styled-components'
import { WELCOME_HREF } from '@/contracts/audience/letterPages'
import { readWelcome, switchWelcome } from '@/contracts/audience/welcomeLetter'
import { useLoad } from '../../api/useLoad'
import { useSend } from '../../api/useSend'
import { onPhone } from '../../theme/tokens'
import { Switch } from '../../ui/Switch'
import { SkeletonRows } from '../../ui/Skeletons'
import { WhenLoaded } from '../../ui/WhenLoaded'

/** The letter that goes out by itself: what it is called, and whether it does. */
export function WelcomeCard() {
  const load = useLoad(readWelcome, { revalidateOnMount: true })
  const change = useSend(switchWelcome, {
    refresh: [readWelcome],
    failure: 'The welcome letter stays as it is.',
    showsServerText: true,
  })
  return (
    <Box className="card" aria-labelledby="welcome-letter">
      <div>
        <h2 className="card-title" id="welcome-letter">
          Welcome letter
        </h2>
        <WhenLoaded
          load={load}
          text="Loading the welcome letter..."
          skeleton={<SkeletonRows />}
          failure="The welcome letter could not be loaded."
        >
          {() =>
            load.data && (
              <>
                <p>{load.data.subject || 'Not written yet'}</p>
                <p className="subtle">Goes out by itself, once, after somebody confirms their address.</p>
              </>
            )
          }
        </WhenLoaded>
      </div>
      <a className="button button-line" href={WELCOME_HREF}>
        {load.data && !load.data.subject ? 'Write it' : 'Edit'}
      </a>
      <Switch
        aria-labelledby="welcome-letter"
        isSelected={load.data?.isOn ?? false}
        isDisabled={!load.data || change.isPending}
        onChange={(isOn) => void change.run({ body: { isOn } })}
      >
        {load.data?.isOn ? 'On' : 'Off'}
      </Switch>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 4.5rem;
  gap: 0.5rem 1.25rem;
  align-items: center;
  padding: 0.875rem 1.25rem;
  margin-bottom: 1rem;

  > div {
    display: grid;
    gap: 0.125rem;
    overflow-wrap: anywhere;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > div {
      grid-column: 1 / -1;
    }
    > .button {
      justify-self: start;
    }
  }
`
