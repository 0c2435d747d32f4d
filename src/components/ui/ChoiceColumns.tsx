import { styled } from 'styled-components'

/** A group of check boxes in as many columns as fit, under its legend. */
export const ChoiceColumns = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  border: 0;
  padding: 0;

  legend {
    padding: 0;
    font-size: var(--t-small);
    font-weight: 550;
  }
`
