import { configure } from '@testing-library/react';

// Two cores run many test files at once, so a page may need long for what it loads.
configure({ asyncUtilTimeout: 20_000 });
