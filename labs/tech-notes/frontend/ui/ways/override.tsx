import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

/** The same button twice: once with Material UI's rules in a cascade layer, once without. */
declare const LAYER: boolean;
createRoot(document.getElementById('root')!).render(
  <StyledEngineProvider enableCssLayer={LAYER}>
    <Button variant="contained" className="buy">
      Buy
    </Button>
  </StyledEngineProvider>,
);
