'use client'

import { goToSection } from './fieldElements'

type PageSectionsProps = { sections: readonly { name: string; label: string }[] }

/** The sections of a long page, as a list that leads to each of them. */
export function PageSections({ sections }: PageSectionsProps) {
  return (
    <nav className="page-sections" aria-label="Sections of this page">
      <ul>
        {sections.map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => goToSection(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
