'use client'

import { styled } from 'styled-components'
import { SCREENS } from '@/contracts/screens'
import { PageHeader } from '../ui/PageHeader'
import { IdeaComposer } from './IdeaComposer'
import { IdeaList } from './IdeaList'

/** Text ideas and voice notes, and the list of them (docs/behaviour.md, 4.13). */
export function VisionBoardScreen() {
  return (
    <>
      <PageHeader title={SCREENS['vision-board'].title}>Catch it while it is warm. Decide later.</PageHeader>
      <Columns>
        <IdeaComposer />
        <IdeaList />
      </Columns>
    </>
  )
}

/** The composer left of the list; above it where the screen is narrow. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  gap: 1.25rem;
  align-items: start;

  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
