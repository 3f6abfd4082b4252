package app.dropdeck;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
