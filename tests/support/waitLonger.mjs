import { configure } from '@testing-library/react'

// A part of a screen that is loaded when it is opened takes longer than a second while other tests run.
configure({ asyncUtilTimeout: 15_000 })
