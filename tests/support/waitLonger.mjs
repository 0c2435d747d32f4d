import { configure } from '@testing-library/react'

// A lazily loaded part of a screen can take longer than a second while other tests run.
configure({ asyncUtilTimeout: 15_000 })
