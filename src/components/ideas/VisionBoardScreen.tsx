'use client'

import { styled } from 'styled-components'
import { PageHeader } from '../ui/PageHeader'
import { IdeaComposer } from './IdeaComposer'
import { IdeaList } from './IdeaList'

/** Ideas in writing and as voice notes, and what becomes of them (dashboard spec, sections 2 and 4). */
export function VisionBoardScreen() {
  return (
    <>
      <PageHeader title="Vision Board">Catch it while it is warm. Decide later.</PageHeader>
      <Columns>
        <IdeaComposer />
        <IdeaList />
      </Columns>
    </>
  )
}

/** The composer left of the list, and above it where that is too narrow. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  gap: 1.25rem;
  align-items: start;

  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
